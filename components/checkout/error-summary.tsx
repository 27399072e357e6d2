import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Notice } from '@/components/ui/notice';
import { problemKey } from './problem-key';
import { fieldId } from './use-field';
import type { FieldName, Problems } from './use-order-form';

function focusField(event: MouseEvent, name: FieldName) {
  event.preventDefault();
  const field = document.getElementById(fieldId(name));
  // In a group of radio buttons, the chosen one takes the focus.
  (field?.querySelector<HTMLElement>('input:checked') ?? field)?.focus();
}

/**
 * The errors of the last attempt, linked to their fields. It takes the focus and does not change while they are
 * fixed.
 */
export function ErrorSummary({ problems }: { problems: Problems }) {
  const t = useTranslations('checkout');
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problems.length > 0) notice.current?.focus();
  }, [problems]);

  if (problems.length === 0) return null;
  return (
    <Notice ref={notice} tone="error" tabIndex={-1} title={t('problems.title', { count: problems.length })}>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
              {t(`problems.fields.${name}`)}
            </a>
            : {t(`problems.${problemKey(message)}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
