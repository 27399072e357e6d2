/** CSS smooth scrolling takes as long as the browser likes; product §9 gives a length, so it is animated here. */
const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);

function focus(target: HTMLElement) {
  if (!target.matches('a, button, input, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Scrolls an element to the top of the window in `durationMs` and then gives it the focus, so that the keyboard goes
 * on from there. Immediate under reduced motion; wheel, touch or keyboard input stops the animation.
 */
export function scrollToTarget(target: HTMLElement, durationMs: number): void {
  const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const from = window.scrollY;
  const to = Math.max(0, from + target.getBoundingClientRect().top - margin);
  if (durationMs <= 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    focus(target);
    return;
  }
  const started = performance.now();
  let stopped = false;
  const stop = () => (stopped = true);
  const inputs = ['wheel', 'touchstart', 'keydown'] as const;
  inputs.forEach((name) => window.addEventListener(name, stop, { once: true, passive: true }));

  function frame(now: number) {
    if (stopped) return;
    const part = Math.min(1, (now - started) / durationMs);
    window.scrollTo(0, from + (to - from) * ease(part));
    if (part < 1) return void requestAnimationFrame(frame);
    inputs.forEach((name) => window.removeEventListener(name, stop));
    focus(target);
  }
  requestAnimationFrame(frame);
}
