import { parseSettings } from "#server/core/settings/settings.ts";
import { silentLog } from "../server/silent-log.ts";
import { createStore } from "#server/store/create-store.ts";
import { openEngine } from "#server/store/engines/open-engine.ts";

import { publishCourse } from "./publish-course.ts";

// Publishes in the database of DATABASE_URL, and stops before the commit until it is killed.
const engine = openEngine(parseSettings(process.env).database, silentLog);
const { dialect } = engine;
const createDriver = dialect.createDriver.bind(dialect);
let isPublishing = false;
dialect.createDriver = () => {
  const driver = createDriver();
  const commit = driver.commitTransaction.bind(driver);
  driver.commitTransaction = (connection) => {
    if (!isPublishing) return commit(connection);
    process.stdout.write("Everything is inserted\n");
    return new Promise(() => {});
  };
  return driver;
};
const store = createStore(engine);
await store.prepare();
isPublishing = true;
// Keeps the process alive, which has nothing else to wait for on SQLite.
setInterval(() => {}, 60_000);
await publishCourse(store, 7);
