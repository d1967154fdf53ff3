import { execFile } from "node:child_process";

export interface DeskRun {
  /** 0 done, 1 failed, 2 wrong usage. */
  code: number;
  out: string;
  /** What it printed, by line and cell. */
  rows: string[][];
  notes: string;
}

/** Runs the provider's command line as its users do, with its output in a pipe. */
export function runDesk(
  settings: Record<string, string>,
  ...typed: readonly string[]
): Promise<DeskRun> {
  return new Promise((resolve) => {
    const desk = execFile(
      process.execPath,
      ["server/desk/main.ts", ...typed],
      { env: { ...process.env, ...settings }, maxBuffer: 1e9 },
      (_error, out, notes) => {
        const lines = out.split("\n").slice(0, -1);
        const rows = lines.map((line) => line.split("\t"));
        resolve({ code: desk.exitCode ?? -1, out, rows, notes });
      },
    );
  });
}
