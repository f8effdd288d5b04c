/** How the server's sentences on accounts, projects and shots read; see `failureTexts.ts` for the placeholders. */
export const failureSentencesFrench: Readonly<Record<string, string>> = {
  // Sign in, account.
  'Sign in first': 'Connectez-vous d’abord',
  'The session has ended. Sign in again.': 'La session est terminée. Reconnectez-vous.',
  'The token is not valid or its time is over. Sign in again.':
    'Le jeton n’est pas valable ou a expiré. Reconnectez-vous.',
  'Email or password is incorrect': 'L’e-mail ou le mot de passe est incorrect',
  'Verify your email address before you create a personal token':
    'Vérifiez votre adresse e-mail avant de créer un jeton personnel',
  'Current password is incorrect': 'Le mot de passe actuel est incorrect',
  'Current password is required': 'Le mot de passe actuel est obligatoire',
  'An account with this email already exists': 'Un compte existe déjà avec cet e-mail',
  'This invitation is not valid any more': 'Cette invitation n’est plus valable',
  'This verification link was used already or is not valid. Ask for a new one.':
    'Ce lien de vérification a déjà servi ou n’est pas valable. Demandez-en un nouveau.',
  'This reset link was used already or is not valid. Ask for a new one.':
    'Ce lien de réinitialisation a déjà servi ou n’est pas valable. Demandez-en un nouveau.',
  'This verification link has expired. Ask for a new one.': 'Ce lien de vérification a expiré. Demandez-en un nouveau.',
  'This reset link has expired. Ask for a new one.': 'Ce lien de réinitialisation a expiré. Demandez-en un nouveau.',
  'This {word} link was used already or is not valid. Ask for a new one.':
    'Ce lien a déjà servi ou n’est pas valable. Demandez-en un nouveau.',
  'This {word} link has expired. Ask for a new one.': 'Ce lien a expiré. Demandez-en un nouveau.',
  'The link is not complete: its token is missing': 'Le lien est incomplet : son jeton manque',
  'This confirmation link was used already or is not valid. Subscribe again.':
    'Ce lien de confirmation a déjà servi ou n’est pas valable. Abonnez-vous de nouveau.',
  'This confirmation link has expired. Subscribe again.':
    'Ce lien de confirmation a expiré. Abonnez-vous de nouveau.',
  'This unsubscribe link is not valid. Use the one in the last mail you got.':
    'Ce lien de désabonnement n’est pas valable. Utilisez celui du dernier e-mail reçu.',
  'Too many attempts. Try again in {n} second.': 'Trop de tentatives. Réessayez dans {n} seconde.',
  'Too many attempts. Try again in {n} seconds.': 'Trop de tentatives. Réessayez dans {n} secondes.',
  'Too many attempts. Try again in {n} minutes.': 'Trop de tentatives. Réessayez dans {n} minutes.',
  'More than {n} requests in a minute. Try again in {seconds} seconds.':
    'Plus de {n} requêtes en une minute. Réessayez dans {seconds} secondes.',
  'A socket may have at most {n} operations open. End some, or use another socket.':
    'Une connexion porte au plus {n} opérations ouvertes. Terminez-en, ou ouvrez une autre connexion.',
  'The database does not answer in time. Try again in a few seconds.':
    'La base de données ne répond pas à temps. Réessayez dans quelques secondes.',
  'The request is nested too deep': 'La requête est trop imbriquée',
  'Mail is not set up yet': 'L’envoi d’e-mails n’est pas encore configuré',
  'Only the person may see this': 'Seule la personne concernée peut voir cela',
  'A service token has no account': 'Un jeton de service n’a pas de compte',
  'A service token belongs to an organization and to no person':
    'Un jeton de service appartient à une organisation et à personne d’autre',
  // Permissions and tokens.
  'Your role does not allow this': 'Votre rôle ne le permet pas',
  'The token is limited to one project': 'Le jeton est limité à un projet',
  'The token lacks the scope "{scope}"': 'Le jeton n’a pas le droit « {scope} »',
  'This cannot be done with an API token': 'Un jeton d’API ne permet pas de faire cela',
  'This cannot be seen with an API token': 'Un jeton d’API ne permet pas de voir cela',
  'Only an ADMIN or the OWNER of the organization may see what members created':
    'Seuls un admin ou le propriétaire de l’organisation peuvent voir ce que les membres ont créé',
  'Only an ADMIN or the OWNER of the organization may see its webhooks':
    'Seuls un admin ou le propriétaire de l’organisation peuvent voir ses webhooks',
  'Only an ADMIN or the OWNER of the organization may see its service tokens':
    'Seuls un admin ou le propriétaire de l’organisation peuvent voir ses jetons de service',
  'A token cannot give scopes it does not have': 'Un jeton ne peut pas donner des droits qu’il n’a pas',
  'A token cannot make one that ends after it': 'Un jeton ne peut pas en créer un qui expire après lui',
  'This organization has {n} service tokens. Revoke one first.':
    'Cette organisation a {n} jetons de service. Révoquez-en un d’abord.',
  'You have {n} personal tokens. Revoke one first.': 'Vous avez {n} jetons personnels. Révoquez-en un d’abord.',
  'Choose at least one scope': 'Choisissez au moins un droit',
  'The expiry must be in the future': 'L’expiration doit être dans le futur',
  // What is not there.
  'Project not found': 'Projet introuvable',
  'Organization not found': 'Organisation introuvable',
  'Member not found': 'Membre introuvable',
  'Invitation not found': 'Invitation introuvable',
  'View not found': 'Vue introuvable',
  'Image not found': 'Image introuvable',
  'Shot not found': 'Plan introuvable',
  'Status not found': 'Statut introuvable',
  'Task not found': 'Tâche introuvable',
  'Storyboard not found': 'Storyboard introuvable',
  'Webhook not found': 'Webhook introuvable',
  'Delivery not found': 'Envoi introuvable',
  'Address not found': 'Adresse introuvable',
  'User not found': 'Personne introuvable',
  'Export not found': 'Export introuvable',
  'Picture not found': 'Image introuvable',
  'Token not found': 'Jeton introuvable',
  'Asset not found': 'Asset introuvable',
  'Dependency not found': 'Dépendance introuvable',
  'Reset not found': 'Réinitialisation introuvable',
  '{word} not found': 'Élément introuvable',
  // What changed meanwhile.
  'The {word} has changed meanwhile: it is at version {version}, not {expected}':
    'Modifié entre-temps ({word}) : la version est {version} et non {expected}',
  'The drawing has changed meanwhile: it is at revision {version}, not {expected}':
    'Le dessin a changé entre-temps : sa révision est {version} et non {expected}',
  'This project is archived and read-only. Restore it to change it.':
    'Ce projet est archivé et en lecture seule. Restaurez-le pour le modifier.',
  // Texts.
  'The input is not valid': 'La saisie n’est pas valable',
  'Name is required': 'Le nom est obligatoire',
  'Email is required': 'L’e-mail est obligatoire',
  'Email is invalid': 'L’e-mail n’est pas valable',
  'Email must not contain invisible characters': 'L’e-mail ne doit pas contenir de caractères invisibles',
  'Email must not contain the character {character}': 'L’e-mail ne doit pas contenir le caractère {character}',
  'Email must end in a domain such as example.com': 'L’e-mail doit finir par un domaine, comme example.com',
  '{word} must not contain characters that reverse text':
    'Ce champ ne doit pas contenir de caractères qui inversent le texte : {word}',
  'Password is incorrect': 'Le mot de passe est incorrect',
  'Password is required': 'Le mot de passe est obligatoire',
  'Password must be at least {n} characters': 'Le mot de passe doit compter au moins {n} caractères',
  'Password must be at most {n} characters': 'Le mot de passe doit compter au plus {n} caractères',
  'Message is required': 'Le message est obligatoire',
  'Title is required': 'Le titre est obligatoire',
  '{word} is required': 'Champ obligatoire : {word}',
  '{word} must be on one line': 'Ce champ doit tenir sur une ligne : {word}',
  '{word} must not contain control characters': 'Ce champ ne doit pas contenir de caractères de contrôle : {word}',
  '{word} must be valid Unicode text': 'Ce champ doit être un texte Unicode valable : {word}',
  '{word} must be at most {n} characters': 'Au plus {n} caractères : {word}',
  '{word} must be at least {n} characters': 'Au moins {n} caractères : {word}',
  '{word} is required; the types are: {values}': 'Champ obligatoire : {word}. Les types sont : {values}',
  'Code must be 1 to {n} letters, digits, "_" or "-"': 'Le code compte 1 à {n} lettres, chiffres, « _ » ou « - »',
  'The code {code} is taken or was used before': 'Le code {code} est pris ou a déjà servi',
  'Give something to change': 'Indiquez ce qui doit changer',
  'Give a name or a description to change': 'Indiquez un nom ou une description à modifier',
  'Give a name or a color to change': 'Indiquez un nom ou une couleur à modifier',
  'Give a name, a description or a code to change': 'Indiquez un nom, une description ou un code à modifier',
  'Give a name, a description, an image or a canvasData to change':
    'Indiquez un nom, une description, une image ou des canvasData à modifier',
  'Color must be like #e8a33d': 'La couleur s’écrit comme #e8a33d',
  'The search must be at most {n} characters': 'La recherche compte au plus {n} caractères',
  // Plans.
  'The {plan} plan allows up to {n} project.': 'L’offre {plan} permet au plus {n} projet.',
  'The {plan} plan allows up to {n} projects.': 'L’offre {plan} permet au plus {n} projets.',
  'The {plan} plan allows up to {n} member.': 'L’offre {plan} permet au plus {n} membre.',
  'The {plan} plan allows up to {n} members.': 'L’offre {plan} permet au plus {n} membres.',
  'The {plan} plan allows up to {n} GB of storage.': 'L’offre {plan} permet au plus {n} Go de stockage.',
  '{rest} There are {n}.': '{rest} Il y en a {n}.',
  '{rest} There are {n}, open invitations included.': '{rest} Il y en a {n}, invitations en cours comprises.',
  '{rest} {n} GB are used.': '{rest} {n} Go sont utilisés.',
  // Organizations.
  'This person is a member already': 'Cette personne est déjà membre',
  'This address is invited already. You can send the invitation again.':
    'Cette adresse est déjà invitée. Vous pouvez renvoyer l’invitation.',
  'Role must be ADMIN or MEMBER: ownership is handed over':
    'Le rôle est ADMIN ou MEMBER : la propriété, elle, se transmet',
  "The owner's role cannot be changed. Hand over ownership instead.":
    'Le rôle du propriétaire ne peut pas changer. Transmettez plutôt la propriété.',
  'The owner cannot be removed. Hand over ownership first.':
    'Le propriétaire ne peut pas être retiré. Transmettez d’abord la propriété.',
  'You cannot remove yourself. Leave the organization instead.':
    'Vous ne pouvez pas vous retirer vous-même. Quittez plutôt l’organisation.',
  'Hand over ownership before you leave': 'Transmettez la propriété avant de partir',
  'You are the owner already': 'Vous êtes déjà propriétaire',
  // Projects and boards.
  'The project belongs to this organization already': 'Le projet appartient déjà à cette organisation',
  'This reset was undone already': 'Cette réinitialisation a déjà été annulée',
  'Nothing that this reset removed is left in the trash, where things stay for {n} days':
    'Rien de ce que cette réinitialisation a retiré n’est encore dans la corbeille, où tout reste {n} jours',
  'A project keeps at least one board': 'Un projet garde au moins un storyboard',
  'A project has at most {n} statuses': 'Un projet a au plus {n} statuts',
  'There is a status called "{name}" already': 'Un statut s’appelle déjà « {name} »',
  'A storyboard cannot be placed beside itself': 'Un storyboard ne peut pas être placé à côté de lui-même',
  'A status cannot be placed beside itself': 'Un statut ne peut pas être placé à côté de lui-même',
  'A frame rate is made of whole numbers': 'Une cadence se compose de nombres entiers',
  'The denominator of a frame rate must be 1 to {n}': 'Le dénominateur d’une cadence va de 1 à {n}',
  'A frame rate must be 1 to {n} frames per second': 'Une cadence va de 1 à {n} images par seconde',
  '{n} exports of this project are under way. Wait until one of them is finished.':
    '{n} exports de ce projet sont en cours. Attendez que l’un d’eux soit terminé.',
  'The project was deleted': 'Le projet a été supprimé',
  'The file could not be written. Export the project again.':
    'Le fichier n’a pas pu être écrit. Exportez de nouveau le projet.',
  // Shots and views.
  'The shots must all be on one board': 'Les plans doivent tous être sur le même storyboard',
  'Give 1 to {n} shots': 'Indiquez de 1 à {n} plans',
  'Give frames or a duration, not both': 'Indiquez un nombre d’images ou une durée, pas les deux',
  'Frames must be a whole number, at least 1': 'Le nombre d’images est un entier, au moins 1',
  'A duration must be more than 0 seconds': 'Une durée est supérieure à 0 seconde',
  'A shot lasts at most {n} hours': 'Un plan dure au plus {n} heures',
  'A shot cannot be placed beside itself': 'Un plan ne peut pas être placé à côté de lui-même',
  'Shots cannot be placed beside one of them': 'Des plans ne peuvent pas être placés à côté de l’un d’eux',
  'A shot has at most {n} views': 'Un plan a au plus {n} vues',
  'A shot keeps at least one view': 'Un plan garde au moins une vue',
  'Give either ids or all': 'Indiquez des identifiants ou la totalité, pas les deux',
  'A shot has no view': 'Un plan n’a pas de vue',
  'A view cannot be placed beside itself': 'Une vue ne peut pas être placée à côté d’elle-même',
  'Position starts at 1': 'La position commence à 1',
  'Say where: position, beforeId or afterId': 'Indiquez où : position, beforeId ou afterId',
  'The same shot as {place}': 'Le même plan que {place}',
  'The same task as {place}': 'La même tâche que {place}',
  'The same shot and asset as {place}': 'Le même plan et le même asset que {place}',
  'The image is gone. Upload it again.': 'L’image n’est plus là. Importez-la de nouveau.',
  'Operation {n}: {reason}': 'Trait {n} : le dessin envoyé n’est pas valable',
  'Send at least one operation': 'Envoyez au moins une opération',
  'Send at most {n} operations at a time': 'Envoyez au plus {n} opérations à la fois',
  // Images.
  'File size too large. Maximum size is 10MB for free accounts. Please compress your image or upgrade your plan.':
    'Fichier trop volumineux. La taille maximale est de 10 Mo pour les comptes gratuits. Compressez votre ' +
    'image ou changez d’offre.',
  'File size too large. Please compress your image before uploading.':
    'Fichier trop volumineux. Compressez votre image avant de l’importer.',
  'Only image files are allowed. Please select a valid image file.':
    'Seules les images sont acceptées. Choisissez un fichier image valable.',
  'The image is damaged or incomplete. Please select a valid image file.':
    'L’image est endommagée ou incomplète. Choisissez un fichier image valable.',
  'The image has more than {n} megapixels. Please resize your image before uploading.':
    'L’image a plus de {n} mégapixels. Réduisez-la avant de l’importer.',
  '{kind} images are not supported. Please select a PNG, JPEG, WebP, GIF or AVIF image.':
    'Les images {kind} ne sont pas prises en charge. Choisissez une image PNG, JPEG, WebP, GIF ou AVIF.',
  'Upload timeout. Please try again with a smaller file or check your connection.':
    'L’importation a duré trop longtemps. Réessayez avec un fichier plus petit ou vérifiez votre connexion.',
  'Failed to upload image. Please try again.': 'L’image n’a pas pu être importée. Réessayez.',
  'The file cannot be read. Name it in one place of the request only': 'Le fichier est illisible',
}
