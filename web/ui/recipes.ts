import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

const coarsePointer = '@media (pointer: coarse)'
const touchTarget = { minH: '11', minW: '11' }
// Below 16 px phones zoom into a field when it gets the focus.
const touchText = { fontSize: 'lg' }
const touchField = { ...touchText, '--input-height': 'sizes.11' }

// Names may be long and without a space; the reset says less on every element.
const breakingLongNames = { '& *': { overflowWrap: 'anywhere' } }

const button = defineRecipe({
  base: { borderRadius: 'control', transitionDuration: '120ms', lineHeight: '1' },
  variants: {
    size: {
      xs: { h: '7', minW: '7', px: '2', gap: '1.5', textStyle: 'xs', _icon: { width: '3.5', height: '3.5' } },
      sm: {
        h: '8', minW: '8', px: '3', gap: '2', textStyle: 'sm', _icon: { width: '4', height: '4' },
        [coarsePointer]: touchTarget,
      },
      md: {
        h: '10', minW: '10', px: '4', gap: '2', textStyle: 'md', _icon: { width: '4', height: '4' },
        [coarsePointer]: touchTarget,
      },
      lg: { h: '11', minW: '11', px: '5', gap: '2', textStyle: 'md', _icon: { width: '5', height: '5' } },
    },
    variant: {
      solid: {
        fontWeight: 'semibold',
        _hover: { bg: 'colorPalette.hover' },
        _expanded: { bg: 'colorPalette.hover' },
      },
      outline: {
        bg: 'bg.control',
        color: 'fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.emphasized' },
        _expanded: { bg: 'bg.emphasized' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.emphasized', color: 'fg' },
        _expanded: { bg: 'bg.emphasized', color: 'fg' },
      },
    },
  },
  defaultVariants: { size: 'sm', variant: 'outline' },
})

const fieldFocus = {
  borderColor: 'accent.solid',
  outline: 'none',
  boxShadow: '0 0 0 3px {colors.accent.muted}',
  _invalid: { borderColor: 'border.error', boxShadow: '0 0 0 3px {colors.danger.muted}' },
}

/** The browser's own button that opens a calendar, as quiet as the product's icons. */
const dateButton = {
  cursor: 'pointer',
  opacity: '0.7',
  borderRadius: 'l1',
  _hover: { opacity: '1' },
}

const input = defineRecipe({
  base: {
    borderRadius: 'control',
    transitionDuration: '120ms',
    fontVariantNumeric: 'tabular-nums',
    textOverflow: 'ellipsis',
    '&::-webkit-calendar-picker-indicator': dateButton,
  },
  variants: {
    size: {
      sm: { '--input-height': 'sizes.8', textStyle: 'sm', px: '2.5', [coarsePointer]: touchField },
      md: { '--input-height': 'sizes.10', textStyle: 'md', px: '3', [coarsePointer]: touchField },
      lg: { '--input-height': 'sizes.11', textStyle: 'md', px: '3', [coarsePointer]: touchText },
    },
    variant: {
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        focusVisibleRing: 'none',
        _focusVisible: fieldFocus,
        _invalid: { borderColor: 'border.error' },
      },
    },
  },
})

const textarea = defineRecipe({
  base: { borderRadius: 'control' },
  variants: {
    size: { md: { textStyle: 'md', px: '3', py: '2.5', scrollPaddingBottom: '2.5', [coarsePointer]: touchText } },
    variant: {
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        focusVisibleRing: 'none',
        _focusVisible: fieldFocus,
        _invalid: { borderColor: 'border.error' },
      },
    },
  },
})

const skeleton = defineRecipe({
  variants: {
    variant: { pulse: { background: 'bg.emphasized', animation: 'breathe 1.4s ease-in-out infinite' } },
  },
})

const link = defineRecipe({
  base: {
    fontWeight: 'medium',
    // Reaches over the line it stands on, more upwards: what stands below is often the next control.
    [coarsePointer]: { position: 'relative', _after: { content: '""', position: 'absolute', inset: '-18px 0 -6px' } },
  },
})

/** How the single-part controls look. */
export const recipes = { button, input, textarea, skeleton, link }

const dialog = defineSlotRecipe({
  slots: [],
  base: {
    backdrop: { bg: 'scrim', _open: { animationDuration: '160ms' }, _closed: { animationDuration: '120ms' } },
    content: {
      borderRadius: 'dialog',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      boxShadow: 'float',
      textStyle: 'md',
      color: 'fg',
      ...breakingLongNames,
      mx: '4',
      maxWidth: 'calc(100vw - 2rem)',
      _open: { animationDuration: '160ms' },
      _closed: { animationDuration: '120ms' },
    },
    header: { px: '6', pt: '5', pb: '1' },
    title: { textStyle: 'lg', letterSpacing: '-0.02em' },
    body: { px: '6', pt: '3', pb: '5' },
    footer: { px: '6', pt: '0', pb: '5', gap: '2' },
  },
})

const menu = defineSlotRecipe({
  slots: [],
  base: {
    content: {
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'card',
      boxShadow: 'float',
      minW: '48',
      _open: { animationDuration: '120ms' },
    },
    item: { borderRadius: 'control', [coarsePointer]: { minH: '11' } },
    itemGroupLabel: { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
    separator: { bg: 'border' },
  },
  variants: {
    variant: { subtle: { item: { _highlighted: { bg: 'bg.emphasized' } } } },
    size: { md: { item: { textStyle: 'sm', py: '1.5', px: '2', gap: '2.5', minH: '8' } } },
  },
})

const tooltip = defineSlotRecipe({
  slots: [],
  base: {
    content: {
      borderRadius: 'control',
      textStyle: 'xs',
      px: '2',
      py: '1',
      boxShadow: 'float',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      bg: 'bg.panel',
      color: 'fg',
      '--tooltip-bg': 'colors.bg.panel',
      maxW: 'min(20rem, calc(100vw - 1rem))',
    },
  },
})

const drawer = defineSlotRecipe({
  slots: [],
  base: {
    backdrop: { bg: 'scrim', _open: { animationDuration: '160ms' }, _closed: { animationDuration: '120ms' } },
    content: {
      boxShadow: 'float',
      _open: { animationDuration: '180ms', animationTimingFunction: 'ease-out' },
      _closed: { animationDuration: '140ms', animationTimingFunction: 'ease-in' },
    },
  },
})

const tabs = defineSlotRecipe({
  slots: [],
  variants: {
    size: {
      md: {
        root: { '--tabs-content-padding': 'spacing.5' },
        trigger: { px: '0', textStyle: 'md', [coarsePointer]: touchTarget },
      },
    },
    variant: {
      line: {
        list: { gap: '6' },
        trigger: { _selected: { _horizontal: { '--indicator-color': 'colors.accent.solid' } } },
      },
    },
  },
})

const toast = defineSlotRecipe({
  slots: [],
  base: {
    root: {
      py: '3',
      ps: '3.5',
      pe: '10',
      gap: '2.5',
      ...breakingLongNames,
      borderRadius: 'card',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      boxShadow: 'float',
      '&[data-type]': { bg: 'bg.panel', color: 'fg' },
    },
    title: { textStyle: 'sm', fontWeight: 'medium', marginEnd: '0' },
    description: { textStyle: 'sm', color: 'fg.muted', opacity: '1' },
    actionTrigger: {
      height: '7',
      px: '2.5',
      textStyle: 'sm',
      borderColor: 'border.emphasized',
      cursor: 'pointer',
      alignSelf: 'flex-start',
      _hover: { bg: 'bg.emphasized' },
      [coarsePointer]: { height: '11' },
    },
    closeTrigger: {
      top: '2',
      insetEnd: '2',
      color: 'fg.muted',
      cursor: 'pointer',
      boxSize: '7',
      _hover: { bg: 'bg.emphasized', color: 'fg' },
      [coarsePointer]: { boxSize: '11', top: '0', insetEnd: '0' },
    },
  },
})

const checkbox = defineSlotRecipe({
  slots: [],
  base: {
    root: { [coarsePointer]: touchTarget },
    control: { borderRadius: '5px', bg: 'bg.panel', borderColor: 'border.emphasized', cursor: 'pointer' },
  },
  variants: {
    size: { md: { label: { textStyle: 'md', fontWeight: 'normal' }, control: { boxSize: '18px', p: '0' } } },
  },
})

/** How the controls made of several parts look. */
export const slotRecipes = { dialog, menu, tooltip, drawer, tabs, toast, checkbox }
