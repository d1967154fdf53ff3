import { StartDateRow } from "./start-date-row.tsx";

const start = { date: "2099-01-05", month: "January 5th", label: "January 5th 2099" };

export const examples = {
  open: <StartDateRow start={start} hasLastDay />,
  "few places": <StartDateRow start={{ ...start, places: "few" }} hasLastDay />,
  full: <StartDateRow start={{ ...start, places: "full" }} hasLastDay={false} />,
  started: <StartDateRow start={{ ...start, date: "2024-01-01" }} hasLastDay />,
};
