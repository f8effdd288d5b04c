/** How the server's sentences on assets, tasks, files and requests read; see `failureTexts.ts` for the placeholders. */
export const planFailureSentencesFrench: Readonly<Record<string, string>> = {
  // Assets and casting.
  'An asset cannot depend on itself': 'Un asset ne peut pas dépendre de lui-même',
  'Both assets must be of one project': 'Les deux assets doivent être du même projet',
  '{one} owns {other} already': '{one} possède déjà {other}',
  '{one} uses {other} already': '{one} utilise déjà {other}',
  '{chain}: {one} cannot own {other}': 'Boucle de dépendances : {one} ne peut pas posséder {other}',
  '{chain}: {one} cannot use {other}': 'Boucle de dépendances : {one} ne peut pas utiliser {other}',
  'There may be at most {n} entries of metadata': 'Il y a au plus {n} métadonnées',
  'The key {key} is given twice': 'La clé {key} est donnée deux fois',
  'Give 1 to {n} castings': 'Indiquez de 1 à {n} castings',
  'An asset is 0 to {n} times in a shot; 0 takes it out': 'Un asset est de 0 à {n} fois dans un plan ; 0 l’en retire',
  'All must be of one project': 'Tout doit être du même projet',
  // Tasks.
  'The assignee must be a member of the organization':
    'La personne responsable de la tâche doit être membre de l’organisation',
  'A task cannot be placed beside itself': 'Une tâche ne peut pas être placée à côté d’elle-même',
  'A task can be in at most {n} shots': 'Une tâche concerne au plus {n} plans',
  'A task can wait for at most {n} others': 'Une tâche attend au plus {n} autres tâches',
  'A task cannot wait for itself': 'Une tâche ne peut pas s’attendre elle-même',
  'The task is in {code} already': 'La tâche concerne déjà {code}',
  'The task is not in {code}': 'La tâche ne concerne pas {code}',
  '{one} waits for {other} already': '{one} attend déjà {other}',
  '{one} does not wait for {other}': '{one} n’attend pas {other}',
  '{chain}: {one} cannot wait for {other}': 'Boucle : {one} ne peut pas attendre {other}',
  // Scripts.
  'The board has 1 shot; the script would add 1 shot. Confirm to add them':
    'Le storyboard a 1 plan ; le scénario en ajouterait 1. Confirmez pour l’ajouter',
  'The board has {n} shots; the script would add 1 shot. Confirm to add them':
    'Le storyboard a {n} plans ; le scénario en ajouterait 1. Confirmez pour l’ajouter',
  'The board has 1 shot; the script would add {added} shots. Confirm to add them':
    'Le storyboard a 1 plan ; le scénario en ajouterait {added}. Confirmez pour les ajouter',
  'The board has {n} shots; the script would add {added} shots. Confirm to add them':
    'Le storyboard a {n} plans ; le scénario en ajouterait {added}. Confirmez pour les ajouter',
  'The script makes more than {n} scenes.': 'Le scénario donne plus de {n} scènes.',
  'The script makes more than {n} shots.': 'Le scénario donne plus de {n} plans.',
  'The script has no scene heading, no action and no dialogue.':
    'Le scénario n’a ni intitulé de scène, ni action, ni dialogue.',
  'An action paragraph is longer than {n} characters.': 'Un paragraphe d’action dépasse {n} caractères.',
  'A dialogue is longer than {n} characters.': 'Un dialogue dépasse {n} caractères.',
  'A scene heading is longer than {n} characters.': 'Un intitulé de scène dépasse {n} caractères.',
  'The script is larger than {n} MB (it has {bytes} bytes).': 'Le scénario dépasse {n} Mo (il compte {bytes} octets).',
  'The file is binary, not a script in plain text.': 'Le fichier est binaire et non un scénario en texte brut.',
  'The file is binary, not plain text': 'Le fichier est binaire et non du texte brut',
  'The encoding of the file is unknown. Give one as encoding: {names}':
    'L’encodage du fichier est inconnu. Indiquez-en un : {names}',
  'The character U+{code} has no place in a script.': 'Le caractère U+{code} n’a pas sa place dans un scénario.',
  'Line {n}: {rest}': 'Ligne {n} : {rest}',
  // CSV.
  'Nothing was imported: 1 row cannot be taken. {lines}, and {more} more':
    'Rien n’a été importé : 1 ligne ne peut pas être prise, et {more} autres',
  'Nothing was imported: 1 row cannot be taken. {lines}': 'Rien n’a été importé : 1 ligne ne peut pas être prise',
  'Nothing was imported: {n} rows cannot be taken. {lines}, and {more} more':
    'Rien n’a été importé : {n} lignes ne peuvent pas être prises',
  'Nothing was imported: {n} rows cannot be taken. {lines}':
    'Rien n’a été importé : {n} lignes ne peuvent pas être prises',
  'Nothing was imported: whom "{title}" is given to has just left the organization':
    'Rien n’a été importé : la personne responsable de « {title} » vient de quitter l’organisation',
  'There is no type "{name}"; the types are: {values}': 'Il n’y a pas de type « {name} » ; les types sont : {values}',
  'Several assets of the type {type} are called "{name}"; give the code':
    'Plusieurs assets du type {type} s’appellent « {name} » ; donnez le code',
  'Several assets are called "{name}"; give the code': 'Plusieurs assets s’appellent « {name} » ; donnez le code',
  'There is no asset "{name}" of the type {type}': 'Il n’y a pas d’asset « {name} » du type {type}',
  'There is no asset "{name}"': 'Il n’y a pas d’asset « {name} »',
  'The board {board} has no shot "{name}"': 'Le storyboard {board} n’a pas de plan « {name} »',
  'There is no board "{name}"': 'Il n’y a pas de storyboard « {name} »',
  'The same shot and asset as in line {n}': 'Le même plan et le même asset qu’à la ligne {n}',
  'The same shot as in line {n}': 'Le même plan qu’à la ligne {n}',
  'The same task as in line {n}': 'La même tâche qu’à la ligne {n}',
  'The same asset as in line {n}': 'Le même asset qu’à la ligne {n}',
  'The first line names more than {n} columns': 'La première ligne nomme plus de {n} colonnes',
  'The column {name} is there twice': 'La colonne {name} y est deux fois',
  'The first line must name the columns. Missing: {names}':
    'La première ligne doit nommer les colonnes. Il manque : {names}',
  'The file has more than {n} MB': 'Le fichier dépasse {n} Mo',
  'The file is empty': 'Le fichier est vide',
  'a quotation mark is never closed or stands alone': 'un guillemet n’est jamais fermé ou se trouve seul',
  'The file has {n} rows; at most {most} are taken at once':
    'Le fichier a {n} lignes ; {most} au plus sont prises à la fois',
  'There is no status "{name}"; the project has: none': 'Il n’y a pas de statut « {name} » ; le projet n’en a aucun',
  'There is no status "{name}"; the project has: {names}': 'Il n’y a pas de statut « {name} » ; le projet a : {names}',
  'Board "{code}": {rest}': 'Storyboard « {code} » : {rest}',
  'Shot "{code}": {rest}': 'Plan « {code} » : {rest}',
  'There was a board {code} before; its code is not given again':
    'Il y a déjà eu un storyboard {code} ; son code n’est pas redonné',
  'There was a shot {code} before; its code is not given again':
    'Il y a déjà eu un plan {code} ; son code n’est pas redonné',
  'There was a {word} {code} before; its code is not given again': 'Le code {code} a déjà servi ; il n’est pas redonné',
  'Sequence is required: the code of a board': 'Sequence est obligatoire : le code d’un storyboard',
  'Name is required: the code of the shot': 'Name est obligatoire : le code du plan',
  'Asset is required': 'Asset est obligatoire',
  'A file makes at most {n} boards': 'Un fichier crée au plus {n} storyboards',
  'FPS is {n}, but the project runs at {rate} frames per second':
    'FPS vaut {n}, mais le projet est à {rate} images par seconde',
  '{column} must be a whole number': '{column} doit être un nombre entier',
  'Give Nb Frames, or both Frame In and Frame Out': 'Indiquez Nb Frames, ou Frame In et Frame Out',
  'Frame Out comes before Frame In': 'Frame Out précède Frame In',
  'Nb Frames is {n}, but from Frame In to Frame Out there are {there}':
    'Nb Frames vaut {n}, mais de Frame In à Frame Out il y en a {there}',
  'Assignees: a task is given to one person': 'Assignees : une tâche est confiée à une seule personne',
  'Assignees: nobody in the organization has the address {address}':
    'Assignees : personne dans l’organisation n’a l’adresse {address}',
  'Assignees: nobody in the organization has the name {name}':
    'Assignees : personne dans l’organisation n’a le nom {name}',
  'Assignees: several people have the name {name}': 'Assignees : plusieurs personnes ont le nom {name}',
  'Shots: there is no shot {path}; write them as MAIN/SH0010':
    'Shots : il n’y a pas de plan {path} ; écrivez-les comme MAIN/SH0010',
  'Depends on: there is no task "{title}"': 'Depends on : il n’y a pas de tâche « {title} »',
  'Depends on: several tasks are called "{title}"; write "{number}"':
    'Depends on : plusieurs tâches s’appellent « {title} » ; écrivez « {number} »',
  'Depends on: a task cannot wait for itself': 'Depends on : une tâche ne peut pas s’attendre elle-même',
  'A file changes at most {n} links with shots and other tasks':
    'Un fichier change au plus {n} liens avec des plans et d’autres tâches',
  'Task Status "{name}" is none of: {values}': 'Task Status « {name} » n’est aucun de : {values}',
  'Priority "{name}" is none of: {values}': 'Priority « {name} » n’est aucune de : {values}',
  'Due date "{date}" must be a day of the calendar: 2026-11-21':
    'Due date « {date} » doit être un jour du calendrier : 2026-11-21',
  // Webhooks.
  'The address may have at most {n} characters': 'L’adresse compte au plus {n} caractères',
  'The address must begin with https://': 'L’adresse doit commencer par https://',
  'The address must not hold a name or a password': 'L’adresse ne doit contenir ni nom ni mot de passe',
  'The address is not a public one': 'L’adresse n’est pas publique',
  'The port must be 443, or 1024 and above': 'Le port est 443, ou 1024 et plus',
  'The address is not valid': 'L’adresse n’est pas valable',
  'This organization has {n} webhooks. Delete one first.':
    'Cette organisation a {n} webhooks. Supprimez-en un d’abord.',
  'The webhook is switched off. Switch it on first.': 'Le webhook est désactivé. Activez-le d’abord.',
  'No delivery has failed': 'Aucun envoi n’a échoué',
  'Name 1 to {n} deliveries': 'Indiquez de 1 à {n} envois',
  '"{type}" is no event of a project. There are {types}.':
    '« {type} » n’est pas un événement de projet. Il y a {types}.',
  'The project is not in the organization any more': 'Le projet n’est plus dans l’organisation',
  'The webhook was switched off': 'Le webhook a été désactivé',
  'The receiver answered 410 Gone': 'Le destinataire a répondu 410 Gone',
  // Requests.
  '"{id}" is not an id': '« {id} » n’est pas un identifiant',
  '"{id}" is not the id of a {kind}': '« {id} » n’est pas l’identifiant attendu',
  'after is not a cursor of this list': 'Cette liste a changé. Rechargez la page.',
  'before is not a cursor of this list': 'Cette liste a changé. Rechargez la page.',
  'What was deleted is told for {n} days: read everything anew':
    'Ce qui a été supprimé est connu pendant {n} jours : relisez tout',
  'The same request was sent again and is being carried out': 'La même requête a été renvoyée et est en cours',
  'The same request is still being carried out. Send it again later.':
    'La même requête est encore en cours. Renvoyez-la plus tard.',
  'The request was carried out, but its answer was lost: read what is there':
    'La requête a abouti, mais sa réponse s’est perdue : rechargez la page',
}
