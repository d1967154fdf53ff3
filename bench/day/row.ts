import type { Visitor } from "./visitors.ts";

/** Later than so many minutes after it was sent for the first time, a mail is late. */
const LATE = 5;

/** What became of everybody who first applied while something happened. */
export function rowOf(
  event: string,
  all: readonly Visitor[],
  takenAt: ReadonlyMap<string, readonly number[]>,
  said: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const visitors = all.filter((visitor) => visitor.event === event);
  const times = visitors.map(({ id }) => takenAt.get(`${id}@example.com`) ?? []);
  const delays = visitors.map(({ since }, index) => ((times[index]?.[0] ?? NaN) - since) / 60_000);
  const again = visitors.filter(({ tries }) => tries > 1).length;
  return {
    during: event,
    sent: visitors.length,
    "sent again": again,
    lost: times.filter(({ length }) => length === 0).length,
    late: delays.filter((delay) => delay > LATE).length,
    "latest, minutes": Math.ceil(Math.max(...delays.filter((delay) => !Number.isNaN(delay)))),
    doubled: times.filter(({ length }) => length > 1).length,
    "noticed by": [again > 0 ? "visitors" : [], ...(said.get(event) ?? [])].flat().join(", "),
  };
}
