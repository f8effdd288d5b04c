import { declareFailures } from '../../kernel/failure.ts'

/** Why changes of templates are refused. */
export const templateFailures = declareFailures({
  TEMPLATE_WITHOUT_PARTS: ['INVALID_INPUT', 'Choose at least one part'],
  TEMPLATE_TOO_LARGE: [
    'CONFLICT',
    'A template holds up to {shots, number} shots, {tasks, number} tasks and {megabytes, number} MB of text',
  ],
  TEMPLATES_AT_LIMIT: ['CONFLICT', 'An organization has up to {most, number} templates. Delete one first.'],
  TEMPLATE_NAME_TAKEN: ['CONFLICT', 'Another template of the organization has this name'],
})
