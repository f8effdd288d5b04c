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

/** A Final Draft file of one scene with two action paragraphs and a speech; a revision wrote the second paragraph. */
export const FINAL_DRAFT_SCREENPLAY = `<?xml version="1.0" encoding="UTF-8" standalone="no" ?>
<FinalDraft DocumentType="Script" Template="No" Version="5">
  <Content>
    <Paragraph Number="4A" Type="Scene Heading"><Text>INT. KITCHEN - NIGHT</Text></Paragraph>
    <Paragraph Type="Action"><Text>Rain on </Text><Text Style="Bold">the window.</Text></Paragraph>
    <Paragraph Type="Character"><Text>ANNA</Text></Paragraph>
    <Paragraph Type="Dialogue"><Text>You came back.</Text></Paragraph>
    <Paragraph Type="Action"><Text RevisionID="2">القارب يغادر الميناء</Text></Paragraph>
  </Content>
  <TitlePage><Content>
    <Paragraph><Text>Salt House</Text></Paragraph><Paragraph><Text>by</Text></Paragraph>
    <Paragraph><Text>Nobody</Text></Paragraph>
  </Content></TitlePage>
  <Revisions><Revision ID="1" Name="Blue Rev."/><Revision ID="2" Name="Pink Rev."/></Revisions>
</FinalDraft>
`

/** A screenplay of scenes with ten action paragraphs each. */
export function longScreenplay(sceneCount: number): string {
  const scene = (number: number) => {
    const paragraphs = Array.from({ length: 10 }, (_, index) => `Somebody does the thing number ${index + 1}.\n`)
    return `INT. ROOM ${number} - DAY\n\n${paragraphs.join('\n')}`
  }
  return Array.from({ length: sceneCount }, (_, index) => scene(index + 1)).join('\n')
}
