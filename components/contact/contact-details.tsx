import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { site } from '@/content/site';
import styles from './contact.module.css';
import { Hours } from './hours';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export async function ContactDetails({ hoursNote }: { hoursNote: string }) {
  const locale = await getLocale();
  const t = await getTranslations('contact');
  const { email, phone, address } = site.contact;
  return (
    <section aria-labelledby="date-de-contact">
      <h2 id="date-de-contact" className="visually-hidden">
        {t('details')}
      </h2>
      <dl className={styles.facts}>
        <Fact label={t('email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact label={t('phone')}>
          <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
        </Fact>
        <Fact label={t('address')}>
          <address className={styles.address}>
            {site.name[locale]}
            <br />
            <span lang="ro">{address.street}</span>
            <br />
            {address.postalCode} {address.city[locale]}
            <br />
            {address.country[locale]}
          </address>
        </Fact>
        <Fact label={t('hours')}>
          <p>
            <Hours />
          </p>
          <p className={styles.note}>{hoursNote}</p>
        </Fact>
      </dl>
    </section>
  );
}
