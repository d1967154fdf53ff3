// The package is installed by `npm run bench` only; this is what the benchmark uses of it.
declare module "lighthouse" {
  interface Result {
    lhr: {
      audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
      categories: Record<string, { score: number | null }>;
    };
  }
  export const desktopConfig: unknown;
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error"; onlyCategories?: string[] },
    config?: unknown,
  ): Promise<Result>;
}

declare module "chrome-launcher" {
  export function launch(options: {
    chromePath?: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill: () => void }>;
}
