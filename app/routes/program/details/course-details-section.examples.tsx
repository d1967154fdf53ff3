import { CourseDetailsSection } from "./course-details-section.tsx";
import { sampleDetails } from "./sample-details.ts";

export const examples = { "every fact": <CourseDetailsSection details={sampleDetails} /> };
