import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of assets, of their metadata and of their dependencies are refused. */
export const assetFailures = declareFailures({
  ASSET_DEPENDS_ON_ITSELF: ['INVALID_INPUT', 'An asset cannot depend on itself'],
  ASSETS_IN_DIFFERENT_PROJECTS: ['INVALID_INPUT', 'Both assets must be of one project'],
  ASSET_USES_ALREADY: ['CONFLICT', '{source} uses {target} already'],
  ASSET_OWNS_ALREADY: ['CONFLICT', '{source} owns {target} already'],
  ASSET_OWNS_IN_CIRCLE: ['CONFLICT', '{last} cannot own {first}, because {first} owns it already: {chain}'],

  METADATA_AT_LIMIT: ['INVALID_INPUT', 'There may be at most {most, number} entries of metadata'],
  METADATA_KEY_REPEATED: ['INVALID_INPUT', 'The key {key} is given twice'],
  METADATA_NUMBER_INVALID: ['INVALID_INPUT', 'Value must be a number'],
  METADATA_BOOLEAN_INVALID: ['INVALID_INPUT', 'Value must be true or false'],
  METADATA_DATE_INVALID: ['INVALID_INPUT', 'Value must be a day of the calendar, as 2026-11-21'],
  METADATA_URL_INVALID: ['INVALID_INPUT', 'Value must be an address that begins with http:// or https://'],
})
