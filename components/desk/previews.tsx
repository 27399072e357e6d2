import { localeTable, locales } from '@/lib/i18n/locales';
import { deskPaths } from '@/lib/routing/desk';
import type { Preview } from '@/lib/seo/own-preview';
import { PreviewMocks } from './preview-mocks';
import type { DeskWords } from './words';

type PreviewsProps = {
  words: DeskWords;
  /** As it was typed. */
  address: string;
  /** Of the page in each language; none when the address is not one of the site's pages. */
  previews: readonly Preview[];
};

function Ask({ words: { desk }, address }: Pick<PreviewsProps, 'words' | 'address'>) {
  return (
    <form action={deskPaths.previews} className="desk-search">
      <label className="private-field">
        <span className="private-label">{desk('previews.label')}</span>
        <span className="private-help">{desk('previews.help')}</span>
        <input className="private-input" name="path" required maxLength={400} defaultValue={address} />
      </label>
      <button type="submit" className="private-button">
        {desk('previews.go')}
      </button>
    </form>
  );
}

function Warnings({ words: { desk }, preview: { warnings } }: { words: DeskWords; preview: Preview }) {
  if (warnings.length === 0) return <p className="private-notice">{desk('previews.good')}</p>;
  return (
    <div className="private-notice" role="alert">
      <h3>{desk('previews.warningsTitle')}</h3>
      <ul>
        {warnings.map(({ key, values }) => (
          <li key={key}>{desk(`previews.warnings.${key}`, values)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A form for an address, and the page there as chats and result pages draw it, in each language. */
export function Previews({ words, address, previews }: PreviewsProps) {
  const { desk } = words;
  return (
    <>
      <Ask words={words} address={address} />
      {previews.length === 0 && (
        <p className="private-notice" role="alert">
          {desk('previews.refused')}
        </p>
      )}
      {previews.length > 0 && <p className="private-fine">{desk('previews.about')}</p>}
      {locales.map((locale, index) => {
        const preview = previews[index];
        if (!preview) return null;
        const { path, status, head } = preview;
        return (
          <section key={locale} className="private-section" aria-labelledby={`previews-${locale}`}>
            <h2 id={`previews-${locale}`}>{localeTable[locale].name}</h2>
            <p>
              <a href={path}>{path}</a>
            </p>
            {head ? (
              <>
                <Warnings words={words} preview={preview} />
                <PreviewMocks words={words} preview={preview} head={head} language={locale} />
              </>
            ) : (
              <p className="private-notice" role="alert">
                {desk('previews.noPage', { status })}
              </p>
            )}
          </section>
        );
      })}
    </>
  );
}
