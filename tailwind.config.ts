import type { Config } from 'tailwindcss'

const token = (name: string) => `var(--${name})`

/** Design tokens. Colours are variables with a light and a dark value in app/globals.css. */
export default {
  darkMode: ['selector', '.dark'],
  content: [],
  theme: {
    // 600, 960, 1264 and 1904 px, in rem so that a larger font size selects the narrower layout.
    screens: { xs: '0rem', sm: '37.5rem', md: '60rem', lg: '79rem', xl: '119rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      canvas: token('canvas'),
      surface: token('surface'),
      raised: token('raised'),
      /** Background of hovered, pressed or emphasized elements. */
      wash: token('wash'),
      line: { DEFAULT: token('line'), strong: token('line-strong') },
      ink: { DEFAULT: token('ink'), soft: token('ink-soft'), faint: token('ink-faint') },
      /** DEFAULT: icons and large text; strong: small text; ink: text on soft; fill: background of small text. */
      brand: {
        DEFAULT: token('brand'),
        strong: token('brand-strong'),
        ink: token('brand-ink'),
        fill: token('brand-fill'),
        soft: token('brand-soft'),
      },
      'on-brand': token('on-brand'),
      /** The logo, which is terracotta in both themes. */
      mark: token('mark'),
      'on-mark': token('on-mark'),
      secondary: token('secondary'),
      good: { DEFAULT: token('good'), soft: token('good-soft') },
      warn: { DEFAULT: token('warn'), soft: token('warn-soft') },
      danger: { DEFAULT: token('danger'), fill: token('danger-fill'), soft: token('danger-soft') },
      'on-danger': token('on-danger'),
      /** Chart series in this order; the last for all others combined. */
      chart: {
        1: token('chart-1'),
        2: token('chart-2'),
        3: token('chart-3'),
        4: token('chart-4'),
        5: token('chart-5'),
        6: token('chart-6'),
      },
      scrim: token('scrim'),
    },
    fontFamily: {
      // The extended subset comes first, because `--font-latin` ends with a fallback font that has the same characters.
      // Browsers load the subset only for characters in its `unicode-range`.
      sans: [
        'var(--font-latin-ext)',
        'var(--font-latin)',
        'system-ui',
        'PingFang SC',
        'Microsoft YaHei',
        'sans-serif',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      xs: ['0.75rem', '1.125rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['0.9375rem', '1.5rem'],
      lg: ['1.0625rem', '1.5rem'],
      xl: ['1.25rem', '1.75rem'],
      '2xl': ['1.5rem', '2rem'],
      '3xl': ['2rem', '2.5rem'],
    },
    borderRadius: { none: '0', sm: '6px', DEFAULT: '8px', md: '8px', lg: '12px', xl: '16px', full: '9999px' },
    boxShadow: {
      none: 'none',
      raised: '0 1px 2px var(--shade), 0 8px 24px -6px var(--shade)',
      dialog: '0 2px 6px var(--shade), 0 24px 64px -12px var(--shade)',
    },
    transitionDuration: { DEFAULT: '160ms', fast: '120ms', slow: '200ms' },
    extend: {
      spacing: {
        menu: '16.5rem',
        'menu-collapsed': '4.5rem',
        bar: '4rem',
        /** The top bar and, while there is one, the banner below it (ui/top-banner.tsx). */
        'below-bars': 'calc(4rem + var(--top-banner-height, 0px))',
      },
      maxWidth: { page: '90rem', form: '53.75rem' },
    },
  },
} satisfies Config
