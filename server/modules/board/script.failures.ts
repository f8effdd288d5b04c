import { declareFailures } from '../../kernel/failure.ts'

const SHOTS = 'one {# shot} other {# shots}'

/** Why a script is refused. `line` is 1-based; in a Final Draft file it counts paragraphs. */
export const scriptFailures = declareFailures({
  SCRIPT_TOO_LARGE: ['INVALID_INPUT', 'The script is larger than {most, number} MB (it has {bytes, number} bytes).'],
  SCRIPT_BINARY: ['INVALID_INPUT', 'Line {line, number, ::group-off}: The file is binary, not a script in plain text.'],
  SCRIPT_CHARACTER_INVALID: [
    'INVALID_INPUT', 'Line {line, number, ::group-off}: The character U+{character} has no place in a script.',
  ],
  SCRIPT_OF_OTHER_XML: [
    'INVALID_INPUT', 'The file is XML, but not a Final Draft script. Save the script as FDX, Fountain or plain text.',
  ],
  SCRIPT_EMPTY: ['INVALID_INPUT', 'The script has no scene heading, no action and no dialogue.'],
  SCRIPT_WITH_MANY_SCENES: [
    'INVALID_INPUT', 'Line {line, number, ::group-off}: The script makes more than {most, number} scenes.',
  ],
  SCRIPT_WITH_MANY_SHOTS: [
    'INVALID_INPUT', 'Line {line, number, ::group-off}: The script makes more than {most, number} shots.',
  ],
  SCRIPT_ACTION_TOO_LONG: [
    'INVALID_INPUT', 'Line {line, number, ::group-off}: An action paragraph is longer than {most, number} characters.',
  ],
  SCRIPT_DIALOGUE_TOO_LONG: [
    'INVALID_INPUT', 'Line {line, number, ::group-off}: A dialogue is longer than {most, number} characters.',
  ],
  SCRIPT_HEADING_TOO_LONG: [
    'INVALID_INPUT', 'Line {line, number, ::group-off}: A scene heading is longer than {most, number} characters.',
  ],
  SCRIPT_TOO_LONG_TO_COMPARE: [
    'INVALID_INPUT', 'A script that revises another may make at most {most, number} shots. Import it into a new board.',
  ],
  SCRIPT_TEXT_KEPT: [
    'CONFLICT', 'Somebody changed the text of {shot} since the import. It stays; the script has another.',
  ],
  SCRIPT_LENGTH_ESTIMATED: [
    'CONFLICT', 'The length stays at {frames, number} frames; the new text is estimated at {estimate, number}.',
  ],
  SCRIPT_UNCONFIRMED: [
    'CONFLICT',
    `The board has {existing, plural, ${SHOTS}}; the script would add {added, plural, ${SHOTS}}. Confirm to add them`,
  ],
  IMPORT_ID_INVALID: ['INVALID_INPUT', 'importId must be a UUID'],
})
