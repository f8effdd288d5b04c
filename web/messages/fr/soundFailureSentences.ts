/** How the server's sentences on sounds read; see `failureTexts.ts` for the placeholders. */
export const soundFailureSentencesFrench: Readonly<Record<string, string>> = {
  'Give an offset or a volume to change': 'Indiquez un début ou un volume à modifier',
  'offset must be between -{n} and {n} frames': 'Le début doit être compris entre -{n} et {n} images',
  'volume must be a number between 0 and 1': 'Le volume est un nombre compris entre 0 et 1',
  'The sound is larger than 100 MB. Please select a smaller WAV, MP3, M4A or Ogg file.':
    'Le son dépasse 100 Mo. Choisissez un fichier WAV, MP3, M4A ou Ogg plus petit.',
  'Only sounds are taken here. Please select a WAV, MP3, M4A or Ogg file.':
    'Seuls les sons sont acceptés ici. Choisissez un fichier WAV, MP3, M4A ou Ogg.',
  '{kind} sounds are not supported. Please select a WAV, MP3, M4A or Ogg file.':
    'Les sons {kind} ne sont pas pris en charge. Choisissez un fichier WAV, MP3, M4A ou Ogg.',
  'The sound is damaged or incomplete. Please select a valid WAV, MP3, M4A or Ogg file.':
    'Le son est endommagé ou incomplet. Choisissez un fichier WAV, MP3, M4A ou Ogg valable.',
  'The sound is longer than 4 hours. Please select a shorter one.':
    'Le son dure plus de 4 heures. Choisissez-en un plus court.',
}
