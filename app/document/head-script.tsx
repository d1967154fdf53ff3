import boot from "./boot.ts?script";
import storedTheme from "./stored-theme.ts?script";

// The development server starts the framework by itself.
const text = [storedTheme, ...(import.meta.env.PROD ? [boot] : [])].join(";");

/**
 * What no page can wait for, in one script that the page's policy names once. It has done its work
 * when the framework starts, which leaves it as it came.
 * @param props.nonce lets it run where the page's policy asks for one
 */
export function HeadScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : "" }}
    />
  );
}
