/** A short screenplay of two scenes, three action paragraphs and two speeches, with notes and a section left out. */
export const SHORT_SCREENPLAY = `Title: Salt House
Author: Nobody

# ACT ONE

INT. KITCHEN - NIGHT

Rain on the window. [[Check the weather.]]

ANNA
(quietly)
You came back.

Anna turns off the lamp. 🌧

/* EXT. CUT SCENE - DAY */

EXT. HARBOUR - DAWN #4A#

القارب يغادر الميناء

TOM
Cast off!
`

/** A screenplay of scenes with ten action paragraphs each. */
export function longScreenplay(sceneCount: number): string {
  const scene = (number: number) => {
    const paragraphs = Array.from({ length: 10 }, (_, index) => `Somebody does the thing number ${index + 1}.\n`)
    return `INT. ROOM ${number} - DAY\n\n${paragraphs.join('\n')}`
  }
  return Array.from({ length: sceneCount }, (_, index) => scene(index + 1)).join('\n')
}
