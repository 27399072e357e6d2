'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Retry } from '@/components/ui/retry';
import { TurnButton } from '@/components/ui/turn-button';
import type { Samples } from './samples';

/** Components that take a function, which only client code can pass. */
export function Turns({ previous, next }: { previous: string; next: string }) {
  const [page, setPage] = useState(1);
  return (
    <>
      <TurnButton
        direction="previous"
        label={previous}
        enabled={page > 1}
        onTurn={() => setPage(Math.max(1, page - 1))}
      />
      <span>{page}</span>
      <TurnButton
        direction="next"
        label={next}
        enabled={page < 3}
        onTurn={() => setPage(Math.min(3, page + 1))}
      />
    </>
  );
}

export function RetryInPlace({ say }: { say: Samples }) {
  const [tries, setTries] = useState(0);
  return (
    <Retry message={say.text} retryLabel={`${say.open} (${tries})`} onRetry={() => setTries(tries + 1)} />
  );
}

export function Dialogs({ say }: { say: Samples }) {
  const [size, setSize] = useState<'box' | 'sheet'>();
  const close = () => setSize(undefined);
  return (
    <>
      <Button onClick={() => setSize('box')}>{say.open}: box</Button>
      <Button onClick={() => setSize('sheet')}>{say.open}: sheet</Button>
      <Dialog open={size === 'box'} onClose={close} title={say.title} closeLabel={say.close}>
        <p>{say.text}</p>
      </Dialog>
      <Dialog
        open={size === 'sheet'}
        onClose={close}
        title={say.longTitle}
        closeLabel={say.close}
        size="sheet"
      >
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>{say.text}</p>
        ))}
      </Dialog>
    </>
  );
}
