/** Colours of the map by day and by night; the key is the picture’s name. */
export const THEMES = {
  harta: {
    back: '#F1EADA',
    block: '#E2D7BB',
    line: '#5d574c',
    ink: '#16151A',
    green: '#C5D3BB',
    leaf: '#2F6B5E',
    water: '#C9D6E4',
    red: '#A8231C',
    paper: '#FAF6EC',
  },
  'harta-dark': {
    back: '#10172B',
    block: '#1B2440',
    line: '#8E98B4',
    ink: '#F1E9D6',
    green: '#17352F',
    leaf: '#7FC2B2',
    water: '#1C3157',
    red: '#F08A7E',
    paper: '#0D1220',
  },
};

export type Theme = (typeof THEMES)['harta'];
