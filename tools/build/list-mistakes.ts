import { checkBuiltInContent } from "../../content/files/built-in-content.ts";
import { siteMedia } from "./site-media.ts";

// Publishing runs this in the site's folder, whose content/ it checks.
const read = checkBuiltInContent(siteMedia);
console.log(JSON.stringify(read.ok ? [] : read.mistakes));
