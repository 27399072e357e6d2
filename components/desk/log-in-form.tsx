import { deskPaths } from '@/lib/routing/desk';
import type { DeskWords } from './words';

type LogInFormProps = {
  words: DeskWords;
  /** Where to go on afterwards: a path of the desk. */
  to: string;
  problem?: { reason: 'wrong' | 'ended' } | { reason: 'wait'; minutes: number } | undefined;
  /** Whether a link of another site led here: the browser then keeps the session's cookie to itself. */
  cameFrom?: boolean;
};

function problemText(desk: DeskWords['desk'], problem: NonNullable<LogInFormProps['problem']>): string {
  return problem.reason === 'wait'
    ? desk('login.wait', { minutes: problem.minutes })
    : desk(`login.${problem.reason}`);
}

export function LogInForm({ words: { desk }, to, problem, cameFrom = false }: LogInFormProps) {
  return (
    <>
      {cameFrom && (
        <p className="private-notice">
          {desk.rich('login.cameFrom', { desk: (text) => <a href={to}>{text}</a> })}
        </p>
      )}
      <form method="post" action={deskPaths.login} className="private-form desk-narrow">
        {problem && (
          <p className="private-notice" role="alert" id="problem">
            {problemText(desk, problem)}
          </p>
        )}
        <input type="hidden" name="to" value={to} />
        <label className="private-field">
          <span className="private-label">{desk('login.passphrase')}</span>
          <input
            className="private-input"
            type="password"
            name="passphrase"
            autoComplete="current-password"
            required
            aria-invalid={problem?.reason === 'wrong' || undefined}
            aria-describedby={problem && 'problem'}
          />
        </label>
        <button type="submit" className="private-button">
          {desk('login.enter')}
        </button>
      </form>
    </>
  );
}
