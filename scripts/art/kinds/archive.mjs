// The founder's archive as "facsimiles": what each sheet says agrees with content/ro/founder-archive.json.
import { content, nameIn } from '../lib/content.mjs';
import { picture } from '../lib/output.mjs';
import { BLUE, BROWN, GREEN, letter, music, PENCIL, programme, sheet } from './archive/paper.mjs';

const A = 'Jacques Arcadelt';
const SHEETS = {
  1: {
    w: 640,
    h: 900,
    programme: {
      title: 'Concert',
      place: 'Sala Mare (demo)',
      year: '14 decembrie 1963',
      mark: '1',
      works: [
        [A, 'Il bianco e dolce cigno'],
        ['Josquin des Prez', 'El grillo'],
        ['John Farmer', 'Fair Phyllis'],
        ['Ion Vidu', 'Ana Lugojana'],
        ['Gavriil Musicescu', 'Coruri'],
        ['D. G. Kiriac', 'O, ce veste minunată'],
      ],
    },
  },
  2: {
    w: 640,
    h: 860,
    music: {
      title: 'Il bianco e dolce cigno',
      composer: 'J. Arcadelt, 1539',
      page: 'if-ye-love-me-1',
      first: 2,
      systems: 2,
      marks: [
        [0, 0, 0.3, '’'],
        [0, 1, 0.52, '’'],
        [0, 2, 0.7, '’  aici!'],
        [1, 0, 0.44, '’'],
        [1, 2, 0.24, '’ împreună'],
      ],
    },
  },
  3: {
    w: 640,
    h: 820,
    letter: {
      date: 'București, 1967',
      sign: 'Sever',
      paragraphs: [
        'Dragi colegi,',
        'vă mulțumim că ne primiți. Nu avem nevoie de lumini și nici de microfoane.',
        'Ne trebuie doar o sală în care să nu bată ceasul.',
      ],
    },
  },
  4: {
    w: 760,
    h: 560,
    letter: {
      date: 'Plovdiv, 1967',
      fill: BROWN,
      paragraphs: ['Pe întuneric s-au ascultat mai bine.', 'De încercat și cu lumina aprinsă.'],
      staff: { page: 'el-grillo-1', first: 0, count: 3 },
    },
  },
  5: {
    w: 640,
    h: 860,
    music: {
      title: 'O, ce veste minunată',
      composer: 'D. G. Kiriac',
      page: 'belle-qui-tiens-ma-vie',
      systems: 2,
      marks: [
        [0, 0, 0.2, 'pp'],
        [0, 1, 0.62, 'mai rar'],
        [1, 0, 0.3, 'p – nu, pp'],
        [1, 2, 0.66, 'lumină'],
      ],
    },
  },
  6: {
    w: 620,
    h: 880,
    programme: {
      title: 'Muzică românească',
      place: 'Casa de Cultură (demo)',
      year: '1969',
      works: [
        ['Gavriil Musicescu', 'Coruri'],
        ['Ciprian Porumbescu', 'Coruri'],
        ['George Dima', 'Coruri'],
        ['D. G. Kiriac', 'Coruri pe versuri populare'],
        ['Timotei Popovici', 'Praznic luminos'],
        ['Ion Vidu', 'Răsunetul Ardealului'],
      ],
      note: 'ordinea: vezi verso, varianta 7',
    },
  },
  7: {
    w: 820,
    h: 620,
    music: {
      title: 'Belle qui tiens ma vie',
      composer: 'Th. Arbeau, 1589',
      page: 'belle-qui-tiens-ma-vie',
      systems: 1,
      marks: [
        [0, -1, 0.16, 's.   d.   s.  –  înainte'],
        [0, -1, 0.6, 'd.   s.   d.  –  înapoi'],
      ],
    },
  },
  8: {
    w: 620,
    h: 880,
    programme: {
      title: 'Catedrale',
      place: 'București',
      year: '1973',
      works: [
        ['G. P. da Palestrina', 'Sicut cervus'],
        ['T. L. de Victoria', 'O magnum mysterium'],
        ['Thomas Tallis', 'O nata lux'],
        ['Thomas Tallis', 'If ye love me'],
        ['Antonio Lotti', 'Crucifixus'],
      ],
      note: 'Vă rugăm să nu aplaudați între piese.',
      ink: BLUE,
    },
  },
  9: {
    w: 640,
    h: 800,
    letter: {
      date: '1974',
      sign: 'S. L.',
      paragraphs: [
        'Dragă Aurel,',
        'ecoul ține șapte secunde. Nu îl tăia. Sicut cervus se termină abia când se termină el.',
        'Dacă banda nu ajunge, mai cumpărăm bandă.',
      ],
    },
  },
  10: {
    w: 700,
    h: 900,
    music: {
      title: 'Codex Caioni',
      composer: 'transcriere, 1975',
      page: 'chant-des-oyseaux-9',
      systems: 2,
      tablature: ['g   a   b   c   d   c   b   a   g', 'd   c   b   a   g   a   b   c'],
      marks: [],
    },
  },
  11: {
    w: 560,
    h: 800,
    letter: {
      date: 'mai 1977',
      fill: GREEN,
      paragraphs: [
        'Cine cântă: mierla.',
        'Cine răspunde: sturzul, la o terță.',
        'Cine întrerupe: cucul, mereu.',
      ],
      staff: { page: 'chant-des-oyseaux-4', voice: 1, first: 1, count: 0 },
    },
  },
  12: {
    w: 640,
    h: 900,
    programme: {
      title: 'Cântecul păsărilor',
      place: 'Sala Mare (demo)',
      year: '1978',
      works: [
        ['cucul', 'A. Banchieri, Contrapunto bestiale'],
        ['greierul', 'Josquin, El grillo'],
        ['lebăda', 'J. Arcadelt, Il bianco e dolce cigno'],
        ['cerbul', 'Palestrina, Sicut cervus'],
        ['păsările', 'C. Janequin, Le chant des oyseaux'],
      ],
    },
  },
  13: {
    w: 780,
    h: 640,
    music: {
      title: 'Moro, lasso',
      composer: 'C. Gesualdo, 1611',
      page: 'o-nata-lux-2',
      systems: 1,
      marks: [
        [0, -1, 0.22, '↑'],
        [0, 0, 0.36, '↓'],
        [0, 1, 0.5, '↑'],
        [0, 2, 0.64, '↓'],
        [0, 3, 0.78, '↑'],
      ],
    },
  },
  14: {
    w: 620,
    h: 900,
    programme: {
      title: 'Al o sutălea program',
      place: 'Sala Mare (demo)',
      year: '1985',
      mark: '100',
      ink: GREEN,
      works: [
        ['Clément Janequin', 'Le chant des oyseaux'],
        ['Orlando Gibbons', 'The Silver Swan'],
        ['John Dowland', 'Come again'],
        ['Thomas Morley', 'Now is the month of maying'],
        ['Ion Vidu', 'Ana Lugojana'],
      ],
      note: 'Bis:',
    },
  },
  15: {
    w: 760,
    h: 620,
    letter: {
      date: 'din autocar, 1990',
      sign: 'Sever',
      paragraphs: [
        'Am repetat într-o parcare. A venit lume.',
        'Spuneți-le celor de acasă că suntem bine și că ne e dor de sala mică.',
      ],
    },
  },
  16: {
    w: 700,
    h: 940,
    music: {
      title: 'Crucifixus',
      composer: 'A. Lotti',
      page: 'crucifixus-4',
      systems: 1,
      marks: [[0, -1, 0.3, 'zece voci, o singură respirație']],
    },
  },
  17: {
    w: 560,
    h: 760,
    letter: {
      date: '1998',
      fill: BROWN,
      paragraphs: [
        'Începutul: ei singuri.',
        'La mijloc: să nu grăbesc.',
        'La ultima piesă, dirijorul: nimic.',
      ],
      staff: { page: 'the-silver-swan-4', voice: 0, first: 1, count: 1 },
    },
  },
  18: {
    w: 640,
    h: 780,
    letter: {
      date: '1 mai 2003',
      sign: 'Sever Lespezeanu',
      paragraphs: ['Dragii mei,', 'v-am auzit.', 'Țineți-o tot așa, dar mai încet.'],
      size: 38,
    },
  },
};
const TONES = ['#F0E3C4', '#EADBB6', '#F3E8CE', '#E6D6AE'];

const body = (id, { w, h, ...kinds }) => {
  if (kinds.programme) return programme(id, w, h, kinds.programme);
  if (kinds.letter) return letter(id, w, h, kinds.letter);
  const marks = kinds.music.marks.map(([system, staff, at, value]) => ({
    system,
    staff,
    at,
    text: value,
    fill: PENCIL,
    size: value === '’' ? 40 : value.length < 3 ? 34 : 25,
  }));
  return music(id, w, h, { ...kinds.music, marks });
};

export const makeArchive = async () => {
  for (const { id, thumbnail } of content('ro/founder-archive.json')) {
    const plan = SHEETS[id];
    if (!plan) throw new Error(`archive item ${id} has no facsimile`);
    const [width, height] = [plan.w + 52, plan.h + 52];
    const source = sheet(`archive ${id}`, {
      w: plan.w,
      h: plan.h,
      tone: TONES[id % 4],
      folds: plan.letter ? 2 : 1,
      body: body(`archive ${id}`, plan),
    });
    await picture(`/art/archive/${nameIn(thumbnail, 'archive')}.webp`, {
      width,
      height,
      budget: 60_000,
      isSoft: true,
      source,
    });
  }
};
