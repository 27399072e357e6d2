/** What jsdom lacks: opening and closing a `<dialog>`, with the close event that follows, and media queries. */
export function fillBrowserGaps() {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  // Every query matches, including reduced motion, so that nothing animates in a test.
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
}
