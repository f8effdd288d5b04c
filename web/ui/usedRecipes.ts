import {
  buttonRecipe, checkboxSlotRecipe, checkmarkRecipe, codeRecipe, collapsibleSlotRecipe, colorPickerSlotRecipe,
  colorSwatchRecipe, dialogSlotRecipe, drawerSlotRecipe, fieldSlotRecipe, fieldsetSlotRecipe, headingRecipe, iconRecipe,
  inputAddonRecipe, inputRecipe, kbdRecipe, linkRecipe, listboxSlotRecipe, markRecipe, menuSlotRecipe,
  nativeSelectSlotRecipe, popoverSlotRecipe, progressSlotRecipe, qrCodeSlotRecipe, radioCardSlotRecipe,
  radioGroupSlotRecipe, radiomarkRecipe, segmentGroupSlotRecipe, skeletonRecipe, sliderSlotRecipe, spinnerRecipe,
  switchSlotRecipe, tabsSlotRecipe, textareaRecipe, toastSlotRecipe, tooltipSlotRecipe,
} from '@chakra-ui/react/theme'

/** Chakra's look of the single-part controls the product uses; those of the others would be in every page. */
export const usedRecipes = {
  button: buttonRecipe, checkmark: checkmarkRecipe, code: codeRecipe, colorSwatch: colorSwatchRecipe,
  heading: headingRecipe, icon: iconRecipe, input: inputRecipe, inputAddon: inputAddonRecipe, kbd: kbdRecipe,
  link: linkRecipe, mark: markRecipe, radiomark: radiomarkRecipe, skeleton: skeletonRecipe, spinner: spinnerRecipe,
  textarea: textareaRecipe,
}

/** Chakra's look of the controls made of several parts that the product uses. */
export const usedSlotRecipes = {
  checkbox: checkboxSlotRecipe, collapsible: collapsibleSlotRecipe, colorPicker: colorPickerSlotRecipe,
  dialog: dialogSlotRecipe, drawer: drawerSlotRecipe, field: fieldSlotRecipe, fieldset: fieldsetSlotRecipe,
  listbox: listboxSlotRecipe, menu: menuSlotRecipe, nativeSelect: nativeSelectSlotRecipe, popover: popoverSlotRecipe,
  progress: progressSlotRecipe, qrCode: qrCodeSlotRecipe, radioCard: radioCardSlotRecipe,
  radioGroup: radioGroupSlotRecipe,
  segmentGroup: segmentGroupSlotRecipe, slider: sliderSlotRecipe, switch: switchSlotRecipe, tabs: tabsSlotRecipe,
  toast: toastSlotRecipe, tooltip: tooltipSlotRecipe,
}
