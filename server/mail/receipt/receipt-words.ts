import type { Content } from "#content/content.ts";
import { receipt } from "#content/mail/receipt.ts";
import { withOwnWords } from "#content/own-words/with-own-words.ts";

/** The receipt’s words: the school’s own in the places of the delivered ones. */
export function receiptWords({ words }: Pick<Content, "words">): typeof receipt {
  return withOwnWords(receipt, words.receipt);
}
