import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import * as chakra from '@chakra-ui/react/theme'
import { recipes, slotRecipes } from './recipes.ts'
import { semanticTokens, textStyles, tokens } from './tokens.ts'
import { usedRecipes, usedSlotRecipes } from './usedRecipes.ts'

/** Chakra's own theme, without the recipes of controls the product does not use. */
const chakraConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: chakra.cssVarsPrefix,
  cssVarsRoot: chakra.cssVarsRoot,
  globalCss: chakra.globalCss,
  theme: {
    breakpoints: chakra.breakpoints,
    keyframes: chakra.keyframes,
    tokens: chakra.tokens,
    semanticTokens: chakra.semanticTokens,
    recipes: usedRecipes,
    slotRecipes: usedSlotRecipes,
    textStyles: chakra.textStyles,
    layerStyles: chakra.layerStyles,
    animationStyles: chakra.animationStyles,
  },
})

const config = defineConfig({
  globalCss: {
    '*': {
      fontFeatureSettings: '"cv05", "cv11", "ss03"',
      scrollbarWidth: 'thin',
      scrollbarColor: '{colors.border.emphasized} transparent',
    },
    html: {
      colorPalette: 'accent',
      letterSpacing: '-0.003em',
      '&.dark': { colorScheme: 'dark' },
      '&.light': { colorScheme: 'light' },
    },
    body: { textStyle: 'md', minHeight: '100dvh', overflowWrap: 'break-word' },
    '#root': { minHeight: '100dvh' },
    'h1, h2, h3': { fontWeight: 'semibold', letterSpacing: '-0.02em' },
    '*::placeholder, *[data-placeholder]': { color: 'fg.muted' },
    '*::selection': { bg: 'accent.solid/35' },
    ':focus-visible': { outlineColor: 'accent.focusRing' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
    keyframes: {
      pencilStroke: {
        '0%': { clipPath: 'polygon(0 100%, 0 100%, 0 100%)' },
        '100%': { clipPath: 'polygon(0 100%, 0 -110%, 210% 100%)' },
      },
      shake: { '20%, 60%': { transform: 'translateX(-4px)' }, '40%, 80%': { transform: 'translateX(4px)' } },
      breathe: { '50%': { opacity: '0.55' } },
    },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
    slotRecipes,
  },
})

/** The Chakra system of the product: its colors, type, radii and the look of every shared control. */
export const system = createSystem(defaultBaseConfig, chakraConfig, config)
