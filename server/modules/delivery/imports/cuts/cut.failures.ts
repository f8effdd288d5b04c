import { declareFailures } from '../../../../kernel/failure.ts'

/** Why a file is not taken as a cut. */
export const cutFailures = declareFailures({
  CUT_UNKNOWN: [
    'INVALID_INPUT',
    'The file is not a cut. Export OTIO, EDL (CMX3600), Final Cut Pro 7 XML or FCPXML from the editing program.',
  ],
  CUT_TOO_LARGE: [
    'INVALID_INPUT', 'The cut has more than {most, number} MB of text. Export one sequence, without effects.',
  ],
  CUT_TOO_LONG: [
    'INVALID_INPUT', 'The cut has more than {most, number} clips, markers and sounds. Export it in parts.',
  ],
  CUT_WITH_MANY_ELEMENTS: [
    'INVALID_INPUT', 'The file has more than {most, number} elements. Export one sequence, without effects.',
  ],
  CUT_TOO_NESTED: ['INVALID_INPUT', 'The file is nested more than {most, number} levels deep. Export it again.'],
  CUT_DAMAGED: ['INVALID_INPUT', 'The file is damaged or incomplete. Export it again.'],
  CUT_EMPTY: ['INVALID_INPUT', 'No video track of the file has clips. Export a sequence with clips.'],
  CUT_TRACK_MISSING: ['INVALID_INPUT', 'Video track {track, number} has no clips. Choose one of these: {tracks}.'],
  CUT_RATE_UNKNOWN: [
    'INVALID_INPUT', 'The file does not name a frame rate from 1 to 240 fps. Export it again.',
  ],
  CUT_TIMECODE_INVALID: [
    'INVALID_INPUT', 'Line {line, number}: {timecode} does not exist at {rate} fps. Choose the rate of the list.',
  ],
  CUT_TIMES_INVALID: [
    'INVALID_INPUT', 'The file has times that cannot be read or are longer than a day. Export it again.',
  ],
  CUT_SOUNDTRACKS_SEVERAL: ['INVALID_INPUT', 'A board has one soundtrack. Accept one of the sounds.'],
  CUT_ZIP_WITHOUT_CUT: ['INVALID_INPUT', 'The ZIP has no OTIO, EDL, Final Cut Pro 7 XML or FCPXML file.'],
  CUT_ZIP_WITH_SEVERAL: [
    'INVALID_INPUT', 'The ZIP has several cuts: {names}. Unpack it, and import one of them.',
  ],
})

/** What is not read of a cut, and what to look at before it is applied. */
export const cutWarnings = declareFailures({
  CUT_OTHER_TRACKS: [
    'CONFLICT',
    'Only video track {track, number} is read, not {count, plural, one {# other track} other {# other tracks}}.',
  ],
  CUT_OTHER_SEQUENCES: ['CONFLICT', 'Only the sequence "{name}" is read, the one with the most clips.'],
  CUT_LANES_LEFT_OUT: [
    'CONFLICT',
    'Only the main storyline is read, not {count, plural, one {# connected clip} other {# connected clips}}.',
  ],
  CUT_GENERATOR_LEFT_OUT: ['CONFLICT', '"{name}" is a title or a generator and becomes a gap'],
  CUT_DISABLED_LEFT_OUT: ['CONFLICT', '"{name}" is disabled and becomes a gap'],
  CUT_DISSOLVES: [
    'CONFLICT', '{count, plural, one {# transition} other {# transitions}} became cuts in their middle',
  ],
  CUT_DROP_FRAME_IGNORED: [
    'CONFLICT', 'The list says drop-frame timecode, which {rate} fps does not have. It was read without.',
  ],
  CUT_ENCODING_UNKNOWN: ['CONFLICT', 'The file is not UTF-8 and was read as Windows-1252. Look at names with accents.'],
  CUT_CLIP_SPEED: ['CONFLICT', 'The clip plays at {percent, number} % speed. Its length in the cut counts.'],
  CUT_CLIP_NESTED: ['CONFLICT', 'The clip is a sequence of its own and counts as one shot'],
  CUT_CLIP_OVERLAPPED: ['CONFLICT', 'The clip is shortened: "{clip}" lies over its end'],
  CUT_RATE_CONVERTED: ['CONFLICT', 'The cut has {from} fps, the project {to} fps. Lengths were converted.'],
  CUT_GAP_ADDED: ['CONFLICT', 'The length includes {frames, plural, one {# frame} other {# frames}} of a gap'],
  CUT_VOICE_EARLY: [
    'CONFLICT',
    'The clip begins {frames, plural, one {# frame} other {# frames}} into the shot. Its voice will be early.',
  ],
  CUT_PROPOSED: ['CONFLICT', 'Only the length and the place say that it is {shot}. Choose the shot or a new one.'],
  CUT_FOUND_BY_MEDIA: ['CONFLICT', 'Only the name of the media file says that it is {shot}'],
})
