import type { uploadMessages } from '../uploads.ts'

/** Pictures on their way to the server, wherever they are for. */
export const uploadMessagesFrench: typeof uploadMessages = {
  reading: 'Lecture du fichier…',
  uploading: (percent) => `Envoi de l’image… ${percent} %`,
  preparing: 'Préparation de l’image…',
  progress: 'Envoi de l’image',
  cancel: 'Annuler',
  uploaded: 'Image envoyée',
  removed: 'Image supprimée',
  removeFailed: 'L’image n’a pas été supprimée',
  tooLargeFree:
    'Fichier trop volumineux. La taille maximale est de 10 Mo pour les comptes gratuits. Veuillez compresser l’image ' +
    'ou changer d’offre.',
  tooLarge: 'Fichier trop volumineux. Veuillez compresser l’image avant de l’envoyer.',
  notImage: 'Seuls les fichiers image sont acceptés. Veuillez choisir un fichier image valide.',
  network: 'Erreur réseau. Vérifiez votre connexion à Internet et réessayez.',
  timeout: 'L’envoi a pris trop de temps. Réessayez avec un fichier plus petit ou vérifiez votre connexion.',
  failed: 'L’envoi de l’image a échoué. Veuillez réessayer.',
  fallback: 'L’envoi de l’image a échoué',
  unreadable: 'Erreur de lecture du fichier. Veuillez réessayer.',
  upload: 'Importer',
  replace: 'Remplacer',
  dropHere: 'Déposez l’image ici',
  dropHint: 'Déposez ou collez une image',
}
