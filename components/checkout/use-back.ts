import { useEffect, useRef } from 'react';

/** Marks the step in the browser's history that an open order stands on. */
const mark = 'orderOpen';

/** What the browser keeps for the current step; the router has its own fields in it. */
function step(): Readonly<Record<string, unknown>> {
  return { ...Object(window.history.state) } as Record<string, unknown>;
}

const onStep = () => step()[mark] === true;

/** Makes the order's step an ordinary one, for a link that takes its place: going back would race with the link. */
export function forgetStep() {
  if (onStep()) window.history.replaceState({ ...step(), [mark]: false }, '');
}

/** Set while a step back of our own is on its way: the browser reports it like the visitor's, and later. */
let returning = false;

/** The browser's Back closes what is open instead of leaving the page; whatever else closes it takes the step back too. */
export function useBack(open: boolean, onBack: () => void) {
  const wasOpen = useRef(false);

  useEffect(() => {
    if (open && !onStep()) window.history.pushState({ ...step(), [mark]: true }, '');
    if (!open && wasOpen.current && onStep()) {
      returning = true;
      window.history.back();
    }
    wasOpen.current = open;
  }, [open]);

  useEffect(() => {
    const listen = () => {
      const own = returning;
      returning = false;
      if (!open || onStep()) return;
      if (own) window.history.pushState({ ...step(), [mark]: true }, '');
      else onBack();
    };
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, [open, onBack]);
}
