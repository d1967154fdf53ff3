/**
 * Lets React remove, and insert something before, nodes that an extension or a translator has moved
 * or removed: the browser would throw, and React would replace the page by the error screen.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function removeOwn<Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };

  Node.prototype.insertBefore = function insertBeforeOwn<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    let place = next;
    // A translator may have wrapped the next node.
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, child, place);
    return child;
  };
}
