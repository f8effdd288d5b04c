import { countOf, formatNumber } from '../format.ts'
import type { notificationMessages } from '../notifications.ts'

/** The bell, the list below it and its settings. */
export const notificationMessagesFrench: typeof notificationMessages = {
  title: 'Notifications',
  bell: (unread) =>
    unread === 0 ? 'Notifications' : `Notifications, ${countOf(unread, 'non lue', 'non lues')}`,
  arrived: (unread) => countOf(unread, 'notification non lue', 'notifications non lues'),
  badge: (unread) => (unread > 99 ? '99+' : formatNumber(unread)),
  today: 'Aujourd’hui',
  earlier: 'Plus tôt',
  markRead: (sentence) => `Marquer comme lu : ${sentence}`,
  markAllRead: 'Tout marquer comme lu',
  markFailed: 'Impossible de marquer comme lu',
  settings: 'Réglages des notifications',
  somebody: 'Quelqu’un',
  emptyTitle: 'Rien de nouveau',
  emptyLine: 'Une tâche pour vous, une mention, un de vos plans qui avance : tout est annoncé ici.',
  failedTitle: 'Impossible de charger les notifications',
  sentences: {
    TASK_ASSIGNED: (count, title) =>
      count === 1 ? `vous a confié « ${title} »` : `vous a confié ${countOf(count, 'tâche', 'tâches')}`,
    MENTIONED: (count, title) =>
      count === 1
        ? `vous mentionne dans « ${title} »`
        : `vous mentionne dans ${countOf(count, 'texte', 'textes')}`,
    INVITED: (_count, title) => `vous invite à rejoindre ${title}`,
    SHOT_STATUS_CHANGED: (count, title, statusName) => {
      if (count > 1) return `a changé le statut de ${formatNumber(count)} de vos plans`
      return statusName === null ? `a retiré le statut de « ${title} »` : `a passé « ${title} » à ${statusName}`
    },
    COMMENTED: (count, title) =>
      count === 1 ? `a commenté « ${title} »` : `a écrit ${countOf(count, 'commentaire', 'commentaires')}`,
    REVIEW_ANSWERED: (count, title) =>
      count === 1
        ? `a répondu à la révision de « ${title} »`
        : `a répondu à ${countOf(count, 'révision', 'révisions')}`,
    MACHINE_ACCESS_LEFT: (count, title) =>
      `laisse en service ${countOf(count, 'jeton ou webhook', 'jetons et webhooks')} d’anciens membres de ${title}`,
  },
  kinds: {
    TASK_ASSIGNED: 'Une tâche m’est confiée',
    MENTIONED: 'Quelqu’un me mentionne',
    INVITED: 'Je suis invité dans une organisation',
    SHOT_STATUS_CHANGED: 'Un de mes plans change de statut',
    COMMENTED: 'Quelqu’un commente',
    REVIEW_ANSWERED: 'Une de mes versions est approuvée, des changements sont demandés, ou un invité répond',
    MACHINE_ACCESS_LEFT: 'Des jetons ou webhooks d’un ancien membre restent en service',
  },
  kindLines: {
    TASK_ASSIGNED: 'Quand quelqu’un d’autre vous la confie.',
    MENTIONED:
      'Avec @ et votre nom, dans un commentaire ou la description d’une tâche, d’un plan, d’un asset ou d’un projet.',
    INVITED: 'Ou ajouté comme membre.',
    SHOT_STATUS_CHANGED: 'Un plan que vous avez créé, ou auquel une de vos tâches est liée.',
    COMMENTED: 'Dans un fil que vous suivez, ou sur une de vos tâches ou un de leurs plans.',
    REVIEW_ANSWERED:
      'Une version que vous avez enregistrée ou partagée par un lien de révision, ou une question que vous suivez.',
    MACHINE_ACCESS_LEFT: 'Dans une organisation que vous administrez.',
  },
  inPage: 'Dans la page',
  byMail: 'Par e-mail',
  what: 'Me prévenir de',
  kindInPlace: (kind, place) => `${kind} : ${place}`,
  frequency: 'Résumé par e-mail',
  frequencyLine: 'Un e-mail avec ce que vous n’avez pas encore lu. Rien n’est envoyé s’il n’y a rien de nouveau.',
  frequencies: { OFF: 'Jamais', HOURLY: 'Chaque heure', DAILY: 'Chaque jour', WEEKLY: 'Chaque semaine' },
  frequencyLines: {
    OFF: 'Aucun e-mail, seulement la cloche',
    HOURLY: 'À l’heure pile',
    DAILY: 'À 8 h UTC',
    WEEKLY: 'Le lundi à 8 h UTC',
  },
  unverified: 'Aucun e-mail ne part tant que votre adresse n’est pas vérifiée.',
  saved: 'Enregistré',
  saveFailed: 'Impossible d’enregistrer les réglages des notifications',
  suggestions: 'Personnes à mentionner',
  unsubscribeTitle: 'Ne plus recevoir les résumés ?',
  unsubscribeLine:
    'Un clic, et les notifications ne vous sont plus envoyées par e-mail. La cloche reste ; vos réglages ramènent ' +
    'les e-mails.',
  unsubscribed: (email) => `${email} ne reçoit plus de notifications par e-mail.`,
}
