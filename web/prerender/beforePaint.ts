import { showColors } from '../ui/shownColors.ts'

// Written into the head of every page, so that its first picture has the right colors.
showColors()
