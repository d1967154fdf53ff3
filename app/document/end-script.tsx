import whenIdle from "./when-idle.ts?script";

/**
 * What waits for the whole page, at its end. As a module it runs in a task of its own, and browsers
 * are done with a page only after that: so the page is read in one task, and its looks are worked
 * out in another.
 * @param props.nonce lets it run where the page's policy asks for one
 */
export function EndScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      type="module"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? whenIdle : "" }}
    />
  );
}
