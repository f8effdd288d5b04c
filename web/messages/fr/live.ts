import { countOf } from '../format.ts'
import type { liveMessages } from '../live.ts'

/** What is said of others who are here, and of the connection to them. */
export const liveMessagesFrench: typeof liveMessages = {
  offline: 'Vous êtes hors ligne',
  offlineLine: 'Votre travail continue et sera envoyé au retour de la connexion.',
  waiting: (count) => `${countOf(count, 'modification', 'modifications')} en attente d’envoi`,
  accessLost: 'Vous n’avez plus accès à ce projet',
  accessLostLine: 'Quelqu’un a changé qui peut le voir. Ce que vous avez dessiné jusque-là est enregistré.',
  projectDeleted: (actor, project) => `${actor} a supprimé ${project}`,
  projectDeletedLine: 'Un administrateur peut le restaurer depuis la corbeille pendant 30 jours.',
  boardGone: 'Ce storyboard a été supprimé',
  shotGone: 'Ce plan a été supprimé par quelqu’un d’autre',
  here: 'Qui est là',
  you: (name) => `${name} (vous)`,
  hereAloud: (names) => `Présents : ${names.join(', ')}`,
  more: (count) => `+${count}`,
  follow: (name) => `Suivre ${name}`,
  following: (name) => `Vous suivez ${name}`,
  stopFollowing: 'Ne plus suivre',
  followedGone: (name) => `${name} est parti`,
  looking: 'Regarde',
  drawing: 'Dessine',
  playing: 'Joue la séquence',
  onShot: (name) => `${name} est sur ce plan`,
  drawsHere: (name) => `${name} dessine dans ce plan`,
  clearTitle: 'Effacer le dessin ?',
  clearLine: (names) =>
    `Ont dessiné ici dans la dernière minute : ${names.join(', ')}. Effacer enlève aussi leurs traits, `
    + 'annuler les ramène.',
  clear: 'Effacer',
  keep: 'Garder',
  editedMeanwhile: 'Quelqu’un d’autre a modifié ceci entre-temps',
  editedMeanwhileLine: 'Votre texte est gardé ici. Enregistrez à nouveau pour remplacer le sien.',
}
