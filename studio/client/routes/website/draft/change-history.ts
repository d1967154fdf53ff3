/** Milliseconds within which quick changes of a field are one step. */
const BURST = 1500;

/** A change of a field, by its path with the document’s name in front. */
interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

type Moved = Pick<Change, "path"> & { value: unknown };

interface Step extends Change {
  at: number;
  group: string | undefined;
}

/** What can be undone and redone. */
export function createHistory() {
  let past: Step[] = [];
  let future: Step[] = [];

  /** Fields that one answer has changed, by their group, change together. */
  function move(from: Step[], to: Step[], side: "before" | "after"): Moved[] {
    const step = from.pop();
    if (!step) return [];
    to.push(step);
    const { path, group } = step;
    const next = from.at(-1);
    const isJoined = group !== undefined && next?.group === group && next.path !== path;
    return [{ path, value: step[side] }, ...(isJoined ? move(from, to, side) : [])];
  }

  return {
    /** The fields that undo and redo would change, by their paths. */
    next: () => ({ undo: past.at(-1)?.path, redo: future.at(-1)?.path }),
    /** @param group names changes that are one step: quick ones of a field, or one of several fields */
    add(change: Change, group: string | undefined): void {
      const last = past.at(-1);
      const isSame = group !== undefined && last?.group === group && last.path === change.path;
      const isBurst = isSame && Date.now() - last.at < BURST;
      if (isBurst) Object.assign(last, { after: change.after, at: Date.now() });
      else past.push({ ...change, at: Date.now(), group });
      future = [];
    },
    /** The fields to change back, and the values that they had. */
    undo: () => move(past, future, "before"),
    redo: () => move(future, past, "after"),
    /**
     * Forgets fields of a document that somebody else has changed, lists and groups, which lack that
     * change, and fields in lists, whose entries may have moved.
     */
    forgetOvertaken(name: string, isTheirs: (path: string) => boolean): void {
      const isPart = ({ path, before, after }: Step) =>
        path.split("/")[0] !== name ||
        (typeof before !== "object" &&
          typeof after !== "object" &&
          !/\/\d+(\/|$)/.test(path) &&
          !isTheirs(path));
      past = past.filter(isPart);
      future = future.filter(isPart);
    },
  };
}
