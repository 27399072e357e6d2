import type { Locale } from '@/lib/i18n/locales';

/** Sample texts for the components: the shortest and the longest that occur on the site. */
const ro = {
  intro:
    'Fiecare piesă din components/ui, în toate stările ei. Schimbați limba și schema de culori ca pe site.',
  other: 'Aceeași pagină în engleză',
  short: 'Cumpărați',
  long: 'Continuați cumpărăturile pe pagina magazinului',
  title: 'Zece voci, o singură respirație',
  longTitle:
    'De la „Domnuleț și Domn din cer” la „Es ist ein Ros” și înapoi: ce cântăm în decembrie, unde și la ce oră',
  text: 'Corul s-a întors într-o seară cu aceleași zece voci și cu un bis pe întuneric.',
  date: '28 noiembrie',
  place: 'București, Sala Mare (demo) · ora 19:00',
  label: 'Nume și prenume',
  help: 'Așa cum vă putem striga la telefon.',
  hint: '(opțional)',
  error: 'Acest câmp este obligatoriu',
  choices: ['Curier', 'Ridicare personală de la sediu', 'Nu se mai oferă'],
  agree: 'Sunt de acord cu termenii și condițiile.',
  author: 'Iolanda Mărăcineanu',
  note: 'Foaia de Solfegiu (publicație fictivă)',
  quote: 'Seara se cheamă „Zece voci”, dar se aude una singură.',
  open: 'Deschideți',
  close: 'Închideți',
  previous: 'Înapoi',
  next: 'Înainte',
  status: ['Bilete epuizate', 'Anulat', 'Mutat', 'Intrare liberă', 'Precomandă', 'Încheiat', 'Simplu'],
};

const en: typeof ro = {
  intro: 'Every part of components/ui in all its states. Change language and colour scheme as on the site.',
  other: 'The same page in Romanian',
  short: 'Buy',
  long: 'Continue shopping on the page of the shop',
  title: 'Ten voices, one breath',
  longTitle:
    'From “Domnuleț și Domn din cer” to “Es ist ein Ros” and back: what we sing in December, where and at what time',
  text: 'The choir came back one evening with the same ten voices and an encore in the dark.',
  date: '28 November',
  place: 'Bucharest, Sala Mare (demo) · 19:00',
  label: 'Name',
  help: 'As we may call you on the telephone.',
  hint: '(optional)',
  error: 'This field is required',
  choices: ['Courier', 'Collection from our office', 'No longer offered'],
  agree: 'I agree to the terms of service.',
  author: 'Iolanda Mărăcineanu',
  note: 'Foaia de Solfegiu (invented paper)',
  quote: 'The evening is called “Ten voices”, but you hear one.',
  open: 'Open',
  close: 'Close',
  previous: 'Back',
  next: 'On',
  status: ['Sold out', 'Cancelled', 'Moved', 'Free entry', 'Pre-order', 'Ended', 'Plain'],
};

export const samples = { ro, en } satisfies Record<Locale, typeof ro>;
export type Samples = typeof ro;
export type PartsProps = { locale: Locale; say: Samples };
