import { keysOf } from "#content/typed-keys.ts";

/**
 * What extensions, translators, telephones and proxies do to the HTML of a page, by name. The
 * functions run in the page, so they use nothing from outside.
 */
export const mutations = {
  "password manager: an icon after each field": () => {
    for (const field of document.querySelectorAll("input:not([type=radio]), textarea")) {
      field.insertAdjacentHTML("afterend", "<div data-lastpass-icon-root></div>");
    }
  },
  "password manager: an icon before each field": () => {
    for (const field of document.querySelectorAll("input:not([type=radio]), textarea")) {
      field.insertAdjacentHTML("beforebegin", "<div data-bitwarden-icon></div>");
    }
  },
  "1Password: its element at the end of the body": () => {
    document.body.insertAdjacentHTML("beforeend", "<com-1password-button></com-1password-button>");
  },
  "spell checker and dark mode: attributes, and styles beside all others": () => {
    document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
    document.body.setAttribute("data-gr-ext-installed", "");
    for (const field of document.querySelectorAll("input:not([type=radio]), textarea")) {
      field.setAttribute("data-gramm", "false");
    }
    document.head.insertAdjacentHTML("afterbegin", '<meta name="darkreader" content="1">');
    for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]")) {
      const style = document.createElement("style");
      style.className = "darkreader";
      sheet.after(style);
      // The page's content security policy forbids text in it.
      style.sheet?.insertRule("[data-darkreader] { color: white }");
    }
  },
  "an element at the start of the body": () => {
    document.body.insertAdjacentHTML("afterbegin", "<div data-extension></div>");
  },
  "an element at the start of main": () => {
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", "<div data-extension></div>");
  },
  "ad blocker: a section removed": () => {
    const parts = [...document.querySelectorAll("main > :is(section, div:not([data-extension]))")];
    const last = parts.at(-1);
    const blocked = parts.length > 2 ? last : last?.lastElementChild;
    if (!blocked?.querySelector("form")) blocked?.remove();
  },
  "the heading’s text replaced": () => {
    const heading = document.querySelector("h1");
    if (heading) heading.textContent = "Hola";
  },
  "translator: two <font> around every text": () => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.data.trim() || parent?.closest("font, script, style, noscript, textarea"))
          continue;
        const font = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = `hola ${text.data}`;
        font.append(inner);
        text.replaceWith(font);
      }
    };
    translate(document.body);
    // What is added later is translated, too.
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translate);
    }).observe(document.body, { childList: true, subtree: true });
  },
  "iOS: a link around each number": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
    }
    for (const text of texts) {
      const found = /\d{3,}/.exec(text.data);
      if (!found || text.parentElement?.closest("a, button, script, style, select")) continue;
      const number = text.splitText(found.index);
      number.splitText(found[0].length);
      const link = document.createElement("a");
      link.href = `tel:${found[0]}`;
      number.replaceWith(link);
      link.append(number);
    }
  },
  "Cloudflare: the mail address rewritten": () => {
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      link.outerHTML =
        '<a href="/cdn-cgi/l/email-protection#ab"><span class="__cf_email__" data-cfemail="ab">[email&#160;protected]</span></a>';
    }
  },
  "minifier: all comments removed": () => {
    const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
    for (let node = comments.nextNode(); node; node = comments.nextNode()) {
      node.parentNode?.removeChild(node);
    }
  },
} satisfies Record<string, () => void>;

export type Mutation = keyof typeof mutations;

export const mutationNames = keysOf(mutations);

/** All mutations in three visits, with the parts that React replaces: of fields and attributes, of elements, of texts. */
export const mutationGroups = [[], ["main"], ["main", "footer"]].map((replaced, group) => ({
  replaced,
  names: mutationNames.slice(4 * group, 4 * group + 4),
}));
