// Declares what the benchmark uses of packages that only `npm run bench` installs.
declare module "lighthouse" {
  export interface TraceEvent {
    name: string;
    pid: number;
    tid: number;
    /** The thread's CPU time in microseconds. */
    tdur?: number;
  }
  export interface Result {
    lhr: {
      audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
      categories: Record<string, { score: number | null }>;
    };
    artifacts: { Trace: { traceEvents: TraceEvent[] } };
  }
  interface Flags {
    port: number;
    logLevel: "error";
    onlyAudits?: string[];
    disableFullPageScreenshot?: boolean;
  }
  export const desktopConfig: unknown;
  export default function lighthouse(url: string, flags: Flags, config?: unknown): Promise<Result>;
}

declare module "chrome-launcher" {
  export function launch(options: {
    chromePath?: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill: () => void }>;
}
