import type { Messages } from './en.ts';

export const fr: Messages = {
  letter: {
    greeting: (name) => `Bonjour ${name},`,
    regards: 'Cordialement',
    writes: (name) => `${name} vous écrit :`,
    clinic: 'Cabinet',
    email: 'Adresse e-mail',
    worksUntil: 'Lien valable jusqu’au',
    personal: 'Ce lien est réservé à votre usage. Merci de ne pas le transmettre.',
    once: 'Ce lien ne fonctionne qu’une fois et est réservé à votre usage. Merci de ne pas le transmettre.',
  },
  notice: {
    when: 'Date',
    plannedFor: 'Était prévu le',
    with: 'Avec',
    patient: 'Patient(e)',
    kind: 'Type',
    video: 'Séance en vidéo',
    inPerson: 'En présentiel',
    join: 'Rejoindre la séance',
    open: 'Ouvrir la séance',
    linkAdvice: 'Ce lien est personnel : il ouvre la séance. Merci de ne pas le transmettre.',
    booked: {
      subject: 'Rendez-vous confirmé',
      practitioner: (patient) => `Vous avez un nouveau rendez-vous avec ${patient}.`,
      patient: (practitioner) =>
        `Votre rendez-vous avec ${practitioner} est confirmé. Au plaisir de vous accueillir.`,
      close: 'L’invitation jointe à cet e-mail l’ajoute à votre agenda.',
    },
    moved: {
      subject: 'Rendez-vous déplacé',
      practitioner: (patient) => `Votre rendez-vous avec ${patient} a un nouvel horaire.`,
      patient: (practitioner) =>
        `Votre rendez-vous avec ${practitioner} a un nouvel horaire. Merci d’en prendre note.`,
      close: 'L’invitation jointe à cet e-mail met votre agenda à jour.',
    },
    cancelled: {
      subject: 'Rendez-vous annulé',
      practitioner: (patient) => `Votre rendez-vous avec ${patient} a été annulé.`,
      patient: (practitioner) =>
        `Votre rendez-vous avec ${practitioner} a été annulé. Vous n’avez rien à faire.`,
      close: 'La pièce jointe de cet e-mail le retire de votre agenda.',
    },
    timeZone: 'Fuseau horaire',
    linksAdvice: 'Ces liens sont personnels : chacun ouvre sa séance. Merci de ne pas les transmettre.',
    several: {
      booked: {
        subject: (count) => `${count} rendez-vous confirmés`,
        practitioner: (patient) => `Vous avez de nouveaux rendez-vous avec ${patient}.`,
        patient: (practitioner) =>
          `Vos rendez-vous avec ${practitioner} sont confirmés. Au plaisir de vous retrouver.`,
        close: 'L’invitation jointe à ce message les ajoute à votre agenda.',
      },
      moved: {
        subject: (count) => `${count} rendez-vous déplacés`,
        practitioner: (patient) => `Vos rendez-vous avec ${patient} ont de nouveaux horaires.`,
        patient: (practitioner) =>
          `Vos rendez-vous avec ${practitioner} ont de nouveaux horaires. Merci d’en prendre note.`,
        close: 'L’invitation jointe à ce message met votre agenda à jour.',
      },
      cancelled: {
        subject: (count) => `${count} rendez-vous annulés`,
        practitioner: (patient) => `Vos rendez-vous avec ${patient} ont été annulés.`,
        patient: (practitioner) =>
          `Vos rendez-vous avec ${practitioner} ont été annulés. Vous n’avez rien à faire.`,
        close: 'La pièce jointe à ce message les retire de votre agenda.',
      },
    },
    inCalendar: 'Votre agenda connecté affiche ces séances de lui-même.',
    calendarForPatient: (practitioner) => `Rendez-vous avec ${practitioner}`,
    calendarForPractitioner: (clinic) => `Rendez-vous (${clinic})`,
    calendarWith: (patient) => `Avec ${patient}`,
  },
  formRequest: {
    subject: (clinic) => `${clinic} vous demande de remplir un formulaire`,
    heading: 'Un formulaire pour vous',
    lead: (clinic) =>
      `${clinic} vous demande de remplir un formulaire. Vous pouvez enregistrer vos réponses et continuer plus tard.`,
    open: 'Ouvrir le formulaire',
    close: 'Si vous n’attendiez pas ce message, veuillez vous adresser à votre cabinet.',
  },
  share: {
    worksheet: {
      subject: (clinic) => `${clinic} vous a envoyé une fiche d’activité`,
      heading: 'Une fiche d’activité pour vous',
      lead: (practitioner) => `${practitioner} vous a envoyé une fiche d’activité.`,
    },
    storybook: {
      subject: (clinic) => `${clinic} vous a envoyé un livre illustré`,
      heading: 'Un livre illustré pour vous',
      lead: (practitioner) => `${practitioner} vous a envoyé un livre illustré.`,
    },
    title: 'Titre',
    download: 'Télécharger',
    linkAdvice: (until) => `Ce lien est réservé à votre usage et fonctionne jusqu’au ${until}.`,
    attached: 'Vous trouverez le document en pièce jointe, au format PDF.',
    questions: 'Pour toute question, veuillez vous adresser à votre cabinet.',
  },
  invitation: {
    first: {
      heading: 'Définissez votre mot de passe',
      lead: 'Vous disposez maintenant de votre propre accès. Définissez un mot de passe à l’aide du lien ci-dessous ; vous pourrez ensuite vous connecter.',
      close: 'Si vous n’attendiez pas cet e-mail, veuillez vous adresser à votre cabinet.',
    },
    again: {
      heading: 'Définissez un nouveau mot de passe',
      lead: 'Un lien a été demandé pour définir un nouveau mot de passe pour votre accès.',
      close:
        'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe reste inchangé.',
    },
  },
  upgrade: {
    heading: 'Veuillez confirmer les accès directs',
    lead: (clinic) =>
      `Des accès directs ont été demandés dans votre espace de travail pour ${clinic}, avec un mot de passe pour chaque thérapeute. Rien n’a encore changé. Veuillez confirmer si vous le souhaitez.`,
    confirm: 'Lire et confirmer',
    close: 'Si vous ne le souhaitez pas, ignorez cet e-mail : rien ne se fera sans votre accord.',
  },
  closing: {
    heading: 'Votre accès prend bientôt fin',
    lead: (clinic) =>
      `L’organisation de ${clinic} quitte ce service. Veuillez télécharger vos dossiers avant la date ci-dessous : ensuite, tout sera effacé et personne ne pourra le récupérer.`,
    until: 'Disponible jusqu’au',
    close:
      'Votre dossier complet est en préparation. Vous le trouverez dans votre espace de travail, sous « Export » : notes, formulaires, livres, fiches et scènes de jeu en une seule archive.',
  },
  calendar: {
    heading: 'Votre agenda n’est plus mis à jour',
    lead: (reason) =>
      `Nous n’avons pas pu inscrire un rendez-vous dans l’agenda que vous avez connecté. ${reason}`,
    credentials_refused:
      'Il n’accepte plus l’identifiant et le mot de passe avec lesquels il a été connecté.',
    calendar_missing: 'Il n’y a plus d’agenda à l’adresse avec laquelle il a été connecté.',
    write_refused: 'Il ne nous permet plus de le modifier.',
    close:
      'Vos rendez-vous eux-mêmes ne sont pas concernés, et vous continuez de recevoir un e-mail pour chacun d’eux. Pour les retrouver dans votre agenda, veuillez le faire connecter à nouveau.',
  },
  webhook: {
    host: 'Hôte',
    id: 'Point de terminaison',
    since: 'Depuis',
    added: {
      heading: 'Un point de terminaison de webhook a été ajouté',
      lead: 'Un point de terminaison de webhook a été ajouté à votre organisation. Les événements y sont désormais envoyés.',
    },
    failing: {
      heading: 'Votre point de terminaison de webhook n’accepte pas ses événements',
      lead: 'Depuis un jour, votre point de terminaison de webhook n’accepte pas les événements que nous envoyons. Nous en essayons un à la fois, et tout est envoyé dès que l’un d’eux est accepté. Après cinq jours, il est désactivé.',
    },
    disabled: {
      heading: 'Votre point de terminaison de webhook est désactivé',
      lead: 'Plus rien n’est envoyé à votre point de terminaison de webhook. Mettez son statut sur active pour reprendre là où il s’est arrêté.',
    },
    close: 'Si vous n’en êtes pas à l’origine, veuillez écrire à votre opérateur.',
  },
  join: {
    when: 'Date',
    practice: 'Cabinet',
    where: 'Lieu',
    video: 'Séance en vidéo',
    waitingTitle: 'Vous êtes dans la salle d’attente',
    waiting:
      'Veuillez laisser cette page ouverte : la séance s’ouvrira d’elle-même dès l’arrivée de votre thérapeute.',
    waitingAdvice: 'Votre navigateur vous demandera l’autorisation d’utiliser la caméra et le microphone.',
    preparingTitle: 'La salle vidéo est en préparation',
    preparing:
      'Veuillez laisser cette page ouverte : la séance s’ouvrira d’elle-même dès que la salle sera prête.',
    preparingAdvice:
      'Cela prend en général quelques secondes. Si l’attente se prolonge, le service vidéo est peut-être momentanément indisponible.',
    nothingHappens: 'Il ne se passe rien ?',
    checkAgain: 'Vérifier à nouveau',
    opensNow: 'Votre séance s’ouvre maintenant',
    sessionTitle: 'Séance',
  },
  forms: {
    title: 'Un formulaire pour vous',
    lookAgain: 'À vérifier',
    saved:
      'Vos réponses sont enregistrées. Vous pouvez fermer cette page et continuer plus tard avec le même lien.',
    errors: (count) => `Veuillez vérifier ${count === 1 ? 'cette question' : 'ces questions'} :`,
    required: 'Veuillez répondre à cette question.',
    unfit: 'Cette réponse ne peut pas être enregistrée telle quelle.',
    needed: '(obligatoire)',
    yes: 'Oui',
    no: 'Non',
    handIn: 'Envoyer',
    save: 'Enregistrer et continuer plus tard',
    whoReads: 'Seul votre thérapeute lit ce que vous envoyez.',
    thanks: 'Merci',
    handedIn: 'Vos réponses ont été transmises.',
    close: 'Vous pouvez fermer cette page. S’il manque quelque chose, veuillez en informer votre thérapeute.',
    opening: 'Un instant …',
    unsent:
      'L’envoi n’a pas abouti : il n’y a pas de connexion, ou le service ne répond pas. Vos réponses sont toujours là. Veuillez réessayer dans un instant.',
    withdrawn: 'Ce formulaire a été retiré, ou déjà envoyé ailleurs.',
    changed: 'Le formulaire a été modifié. Veuillez le regarder à nouveau.',
    kept: 'Vos réponses sont enregistrées.',
    back: 'Retour à l’espace de travail',
    noScript: 'Cette page a besoin de JavaScript.',
  },
  pages: {
    notFoundTitle: 'Page introuvable',
    notFound:
      'Il n’y a pas de page à cette adresse. Si vous avez suivi un lien, il a peut-être expiré ou il est incomplet.',
    closedTitle: 'Ce lien n’ouvre aucune séance',
    closed:
      'La séance a peut-être été annulée, ou elle est terminée. Si vous en attendez une, demandez un nouveau lien à votre cabinet.',
    openLinkTitle: 'Ouvrez le lien pour participer',
    openLink: 'La séance s’ouvre lorsque vous suivez le lien.',
    expiredTitle: 'Ce lien a expiré',
    expired:
      'Les liens vers les images et les documents ne sont valables qu’un certain temps. Ouvrez de nouveau le contenu pour en obtenir un autre.',
    noPartTitle: 'Cette partie n’existe pas',
    noPart: 'La partie demandée se trouve après la fin.',
    failedTitle: 'Une erreur s’est produite',
    failed: 'La page n’a pas pu être affichée. Veuillez réessayer dans un instant.',
    failedNumber: 'Si vous nous contactez à ce sujet, indiquez-nous ce numéro :',
    busyTitle: 'Veuillez réessayer dans un instant',
    busy: 'Beaucoup de personnes se connectent en ce moment.',
    laterTitle: 'Veuillez réessayer plus tard',
    later: (minutes) =>
      `Il y a eu trop de tentatives. Veuillez attendre ${minutes === 1 ? 'une minute' : `${minutes} minutes`}, puis réessayer.`,
    unreadTitle: 'Le formulaire n’a pas pu être lu',
    unread: 'Veuillez revenir en arrière, recharger la page et réessayer.',
    notAForm: 'Cette page n’accepte que les formulaires envoyés par un navigateur.',
    tooLongTitle: 'Le texte est trop long',
    tooLong: 'Veuillez revenir en arrière, raccourcir votre texte et réessayer.',
    notPossibleTitle: 'Impossible',
    foreign: 'Ce formulaire a été envoyé depuis un autre site.',
    reload: 'Veuillez recharger la page et réessayer.',
  },
  frames: {
    titles: {
      forms: 'Formulaire',
      storybooks: 'Livre illustré',
      worksheets: 'Fiche',
      sandtray: 'Bac à sable',
      dollhouse: 'Maison de poupée',
    },
    openingScene: 'Ouverture de la scène…',
    again: 'Réessayer',
    refused: {
      unauthorized: {
        title: 'Cette page ne peut pas être ouverte',
        text: 'Le lien a expiré ou est incomplet. Veuillez l’ouvrir à nouveau depuis la page d’où vous venez.',
      },
      'partner-suspended': {
        title: 'Indisponible',
        text: 'Le service n’est pas disponible pour votre organisation en ce moment.',
      },
      'practitioner-disabled': {
        title: 'Indisponible',
        text: 'Ce compte est désactivé. Veuillez vous adresser à votre organisation.',
      },
      'delegation-not-enabled': { title: 'Indisponible', text: 'Votre organisation a désactivé cet accès.' },
      'capability-missing': {
        title: 'Non autorisé ici',
        text: 'Cette page demande une autorisation avec laquelle elle n’a pas été ouverte.',
      },
      'session-scope-missing': {
        title: 'Cette page ne peut pas être ouverte',
        text: 'Le lien a été créé pour autre chose. Veuillez l’ouvrir à nouveau depuis la page d’où vous venez.',
      },
      'feature-not-entitled': {
        title: 'Indisponible',
        text: 'Votre organisation ne dispose pas de cette fonction.',
      },
      'rate-limited': {
        title: 'Un instant, s’il vous plaît',
        text: 'Trop de demandes à la fois. Veuillez réessayer dans une minute.',
      },
      'not-found': {
        title: 'Page introuvable',
        text: 'Ce que cette page montre n’existe pas, ou n’existe plus.',
      },
    },
  },
  signIn: {
    title: 'Connexion',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    forgotten: 'Définir un nouveau mot de passe',
    wrong: 'L’e-mail et le mot de passe ne correspondent à aucun accès. Veuillez réessayer.',
    suspended: 'Cet accès est suspendu. Veuillez vous adresser à la personne qui gère votre cabinet.',
    changed: 'Cet accès vient d’être modifié. Veuillez vous reconnecter.',
    stale: 'Cela a pris trop de temps. Veuillez vous reconnecter.',
    choose: 'Choisir un cabinet',
    where: 'Où souhaitez-vous vous connecter ?',
    several: 'Votre adresse e-mail a un accès dans plusieurs cabinets.',
    forgotLead: 'Nous envoyons un lien à votre adresse e-mail.',
    sendLink: 'Envoyer le lien',
    sentTitle: 'Consultez votre messagerie',
    sent: 'S’il existe un accès avec cette adresse, un lien est en route. Il fonctionne pendant sept jours.',
    out: 'Se déconnecter',
    everywhere: 'Se déconnecter partout',
    yours: 'Votre accès',
    workspace: 'Espace de travail',
    opening: 'Ouverture de votre espace de travail …',
  },
  upgradePage: {
    heading: (clinic) => `Accès directs pour ${clinic}`,
    lead: (name) => `Bonjour ${name}. Veuillez confirmer que votre cabinet aura ses propres accès.`,
    items: [
      'Toutes les personnes qui exercent au cabinet reçoivent un e-mail avec un lien pour définir un mot de passe.',
      'Une fois celui-ci défini, elles peuvent se connecter ici, en plus de leur chemin habituel.',
      'Cette page ne permet pas de revenir en arrière.',
    ],
    done: (clinic) => `${clinic} a désormais ses propres accès.`,
    title: 'Confirmer les accès directs',
    unwanted: 'Si vous ne le souhaitez pas, fermez la page : rien ne change.',
    doneTitle: 'Les accès directs sont confirmés',
    doneText:
      'Toutes les personnes qui y exercent reçoivent un e-mail avec un lien pour définir un mot de passe. Le vôtre est aussi en route.',
    nowhereTitle: 'Ce lien ne mène nulle part',
    nowhere:
      'Il a peut-être été copié de façon incomplète. Veuillez l’ouvrir depuis l’e-mail que nous avons envoyé.',
    usedTitle: 'Ce lien a déjà été utilisé',
    used: 'Il a servi à confirmer les accès directs. Toutes les personnes du cabinet reçoivent un e-mail avec un lien pour définir un mot de passe.',
    expiredTitle: 'Ce lien a expiré',
    expired:
      'Il fonctionne pendant 72 heures. Vous pouvez en demander un autre dans votre espace de travail.',
    closedTitle: 'Ce lien ne peut plus être utilisé',
    closed:
      'Un lien plus récent a été envoyé depuis, ou les accès directs ne vous sont plus proposés pour ce cabinet.',
  },
  shared: {
    beingBoundTitle: 'Un instant, s’il vous plaît',
    beingBound:
      'Le document vient d’être modifié et est en cours de préparation. Ouvrez à nouveau le lien dans quelques secondes.',
  },
  password: {
    title: 'Définissez votre mot de passe',
    whose: (name, clinic) => `Pour ${name}, ${clinic}.`,
    password: 'Nouveau mot de passe',
    hint: (shortest) =>
      `Au moins ${shortest} caractères. Quelques mots que personne d’autre n’associerait conviennent bien ; un gestionnaire de mots de passe est encore préférable.`,
    again: 'Nouveau mot de passe, encore une fois',
    submit: 'Définir le mot de passe',
    errors: (count) => `Veuillez vérifier ${count === 1 ? 'ce champ' : 'ces champs'} :`,
    unlike: 'Ce n’est pas le même mot de passe.',
    untypable: 'Il contient des caractères qui ne pourraient pas être saisis à nouveau.',
    tooShort: (shortest) => `Veuillez utiliser au moins ${shortest} caractères.`,
    tooLong: (longest) => `Veuillez utiliser au plus ${longest} caractères.`,
    isEmail: 'Veuillez utiliser autre chose que votre adresse e-mail.',
    setTitle: 'Votre mot de passe est défini',
    set: 'Vous pouvez maintenant l’utiliser pour vous connecter.',
    signIn: 'Se connecter',
    newLink: 'Demander un nouveau lien',
    expiredTitle: 'Ce lien a expiré',
    expired: 'Il fonctionne pendant sept jours.',
    suspendedTitle: 'Cet accès est suspendu',
    suspended:
      'Veuillez vous adresser à la personne qui gère votre cabinet ; le lien fonctionnera peut-être à nouveau plus tard.',
    usedTitle: 'Ce lien a déjà été utilisé',
    used: 'Il a servi à définir un mot de passe, ou un lien plus récent a été envoyé depuis.',
  },
};
