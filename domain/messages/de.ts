import type { Messages } from './en.ts';

export const de: Messages = {
  letter: {
    greeting: (name) => `Guten Tag ${name},`,
    regards: 'Mit freundlichen Grüßen',
    writes: (name) => `${name} schreibt:`,
    clinic: 'Praxis',
    email: 'E-Mail',
    worksUntil: 'Link gültig bis',
    personal: 'Der Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.',
    once: 'Dieser Link funktioniert einmal und ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.',
  },
  notice: {
    when: 'Wann',
    plannedFor: 'War geplant für',
    with: 'Mit',
    patient: 'Patientin/Patient',
    kind: 'Art',
    video: 'Videositzung',
    inPerson: 'Vor Ort',
    join: 'An der Sitzung teilnehmen',
    open: 'Sitzung öffnen',
    linkAdvice: 'Dieser Link ist persönlich: Er öffnet die Sitzung. Bitte geben Sie ihn nicht weiter.',
    booked: {
      subject: 'Termin bestätigt',
      practitioner: (patient) => `Sie haben einen neuen Termin mit ${patient}.`,
      patient: (practitioner) => `Ihr Termin bei ${practitioner} ist bestätigt. Wir freuen uns auf Sie.`,
      close: 'Mit der Einladung im Anhang dieser E-Mail wird er in Ihren Kalender eingetragen.',
    },
    moved: {
      subject: 'Termin verschoben',
      practitioner: (patient) => `Ihr Termin mit ${patient} hat eine neue Zeit.`,
      patient: (practitioner) =>
        `Ihr Termin bei ${practitioner} hat eine neue Zeit. Bitte merken Sie sich diese vor.`,
      close: 'Die Einladung im Anhang dieser E-Mail bringt Ihren Kalender auf den neuesten Stand.',
    },
    cancelled: {
      subject: 'Termin abgesagt',
      practitioner: (patient) => `Ihr Termin mit ${patient} wurde abgesagt.`,
      patient: (practitioner) =>
        `Ihr Termin bei ${practitioner} wurde abgesagt. Sie müssen nichts weiter tun.`,
      close: 'Der Anhang dieser E-Mail entfernt ihn aus Ihrem Kalender.',
    },
    timeZone: 'Zeitzone',
    linksAdvice: 'Diese Links sind persönlich: Jeder öffnet seine Sitzung. Bitte geben Sie sie nicht weiter.',
    several: {
      booked: {
        subject: (count) => `${count} Termine bestätigt`,
        practitioner: (patient) => `Sie haben neue Termine mit ${patient}.`,
        patient: (practitioner) => `Ihre Termine bei ${practitioner} sind bestätigt. Wir freuen uns auf Sie.`,
        close: 'Mit der Einladung im Anhang dieser E-Mail werden sie in Ihren Kalender eingetragen.',
      },
      moved: {
        subject: (count) => `${count} Termine verschoben`,
        practitioner: (patient) => `Ihre Termine mit ${patient} haben neue Zeiten.`,
        patient: (practitioner) =>
          `Ihre Termine bei ${practitioner} haben neue Zeiten. Bitte merken Sie sich diese vor.`,
        close: 'Die Einladung im Anhang dieser E-Mail bringt Ihren Kalender auf den neuesten Stand.',
      },
      cancelled: {
        subject: (count) => `${count} Termine abgesagt`,
        practitioner: (patient) => `Ihre Termine mit ${patient} wurden abgesagt.`,
        patient: (practitioner) =>
          `Ihre Termine bei ${practitioner} wurden abgesagt. Sie müssen nichts weiter tun.`,
        close: 'Der Anhang dieser E-Mail entfernt sie aus Ihrem Kalender.',
      },
    },
    inCalendar: 'Ihr verbundener Kalender zeigt diese Sitzungen von selbst.',
    calendarForPatient: (practitioner) => `Termin bei ${practitioner}`,
    calendarForPractitioner: (clinic) => `Termin (${clinic})`,
    calendarWith: (patient) => `Mit ${patient}`,
  },
  formRequest: {
    subject: (clinic) => `${clinic} bittet Sie, ein Formular auszufüllen`,
    heading: 'Ein Formular für Sie',
    lead: (clinic) =>
      `${clinic} bittet Sie, ein Formular auszufüllen. Sie können Ihre Antworten speichern und später weitermachen.`,
    open: 'Formular öffnen',
    close: 'Wenn Sie das nicht erwartet haben, fragen Sie bitte in Ihrer Praxis nach.',
  },
  share: {
    worksheet: {
      subject: (clinic) => `${clinic} hat Ihnen ein Arbeitsblatt geschickt`,
      heading: 'Ein Arbeitsblatt für Sie',
      lead: (practitioner) => `${practitioner} hat Ihnen ein Arbeitsblatt geschickt.`,
    },
    storybook: {
      subject: (clinic) => `${clinic} hat Ihnen ein Bilderbuch geschickt`,
      heading: 'Ein Bilderbuch für Sie',
      lead: (practitioner) => `${practitioner} hat Ihnen ein Bilderbuch geschickt.`,
    },
    title: 'Titel',
    download: 'Herunterladen',
    linkAdvice: (until) => `Der Link ist nur für Sie bestimmt und gilt bis ${until}.`,
    attached: 'Sie finden es als PDF im Anhang.',
    questions: 'Wenn Sie Fragen haben, wenden Sie sich bitte an Ihre Praxis.',
  },
  invitation: {
    first: {
      heading: 'Legen Sie Ihr Passwort fest',
      lead: 'Sie haben jetzt einen eigenen Zugang. Legen Sie über den folgenden Link ein Passwort fest; danach können Sie sich anmelden.',
      close: 'Wenn Sie diese E-Mail nicht erwartet haben, fragen Sie bitte in Ihrer Praxis nach.',
    },
    again: {
      heading: 'Legen Sie ein neues Passwort fest',
      lead: 'Jemand hat einen Link angefordert, um ein neues Passwort für Ihren Zugang festzulegen.',
      close: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail bitte: Ihr Passwort bleibt, wie es ist.',
    },
  },
  upgrade: {
    heading: 'Bitte bestätigen Sie die direkten Zugänge',
    lead: (clinic) =>
      `In Ihrem Arbeitsbereich wurden direkte Zugänge für ${clinic} angefordert, mit einem Passwort für jede Fachkraft. Noch hat sich nichts geändert. Bitte bestätigen Sie es, wenn Sie das möchten.`,
    confirm: 'Lesen und bestätigen',
    close: 'Wenn Sie das nicht möchten, ignorieren Sie diese E-Mail bitte: Ohne Ihr Zutun geschieht nichts.',
  },
  closing: {
    heading: 'Ihr Zugang endet bald',
    lead: (clinic) =>
      `Die Organisation von ${clinic} verlässt diesen Dienst. Bitte laden Sie Ihre Unterlagen vor dem unten genannten Zeitpunkt herunter: Danach wird alles gelöscht, und niemand kann es zurückholen.`,
    until: 'Verfügbar bis',
    close:
      'Ihre vollständigen Unterlagen werden gerade zusammengestellt. Sie finden sie in Ihrem Arbeitsbereich unter „Export“: Notizen, Formulare, Bücher, Arbeitsblätter und Spielszenen in einem Archiv.',
  },
  calendar: {
    heading: 'Ihr Kalender wird nicht mehr aktualisiert',
    lead: (reason) =>
      `Wir konnten einen Termin nicht in den Kalender eintragen, den Sie verbunden haben. ${reason}`,
    credentials_refused:
      'Er akzeptiert den Benutzernamen und das Passwort nicht mehr, mit denen er verbunden wurde.',
    calendar_missing: 'Unter der Adresse, mit der er verbunden wurde, gibt es keinen Kalender mehr.',
    write_refused: 'Er lässt keine Änderungen durch uns mehr zu.',
    close:
      'Ihre Termine selbst sind davon nicht betroffen, und Sie erhalten weiterhin zu jedem eine E-Mail. Damit sie wieder in Ihrem Kalender erscheinen, lassen Sie ihn bitte neu verbinden.',
  },
  webhook: {
    host: 'Zielserver',
    id: 'Endpunkt',
    since: 'Seit',
    added: {
      heading: 'Ein Webhook-Endpunkt wurde hinzugefügt',
      lead: 'Ihrer Organisation wurde ein Webhook-Endpunkt hinzugefügt. Ab jetzt werden Ereignisse dorthin gesendet.',
    },
    failing: {
      heading: 'Ihr Webhook-Endpunkt nimmt seine Ereignisse nicht an',
      lead: 'Seit einem Tag nimmt Ihr Webhook-Endpunkt die Ereignisse nicht an, die wir senden. Wir versuchen es mit einem nach dem anderen und senden alles, sobald eines angenommen wird. Nach fünf Tagen wird der Endpunkt abgeschaltet.',
    },
    disabled: {
      heading: 'Ihr Webhook-Endpunkt ist abgeschaltet',
      lead: 'An Ihren Webhook-Endpunkt wird nichts mehr gesendet. Setzen Sie seinen Status auf active, dann geht es dort weiter, wo es aufgehört hat.',
    },
    close: 'Wenn das nicht von Ihnen kommt, schreiben Sie bitte Ihrem Betreiber.',
  },
  join: {
    when: 'Wann',
    practice: 'Praxis',
    where: 'Wo',
    video: 'Videositzung',
    waitingTitle: 'Sie sind im Wartezimmer',
    waiting:
      'Bitte lassen Sie diese Seite geöffnet: Die Sitzung öffnet sich von selbst, sobald Ihre Therapeutin oder Ihr Therapeut da ist.',
    waitingAdvice: 'Ihr Browser wird fragen, ob er Kamera und Mikrofon verwenden darf.',
    preparingTitle: 'Der Videoraum wird vorbereitet',
    preparing:
      'Bitte lassen Sie diese Seite geöffnet: Die Sitzung öffnet sich von selbst, sobald der Raum bereit ist.',
    preparingAdvice:
      'In der Regel dauert das einige Sekunden. Dauert es länger, ist der Videodienst vielleicht gerade nicht erreichbar.',
    nothingHappens: 'Es geschieht nichts?',
    checkAgain: 'Noch einmal prüfen',
    opensNow: 'Ihre Sitzung öffnet sich jetzt',
    sessionTitle: 'Sitzung',
  },
  forms: {
    title: 'Ein Formular für Sie',
    lookAgain: 'Bitte noch einmal ansehen',
    saved:
      'Ihre Antworten sind gespeichert. Sie können diese Seite schließen und später mit demselben Link weitermachen.',
    errors: (count) => `Bitte sehen Sie sich ${count === 1 ? 'diese Frage' : 'diese Fragen'} noch einmal an:`,
    required: 'Bitte beantworten Sie diese Frage.',
    unfit: 'Diese Antwort kann so nicht gespeichert werden.',
    needed: '(erforderlich)',
    yes: 'Ja',
    no: 'Nein',
    handIn: 'Absenden',
    save: 'Speichern und später weitermachen',
    whoReads: 'Was Sie absenden, liest nur Ihre Therapeutin oder Ihr Therapeut.',
    thanks: 'Vielen Dank',
    handedIn: 'Ihre Antworten wurden übermittelt.',
    close:
      'Sie können diese Seite schließen. Falls etwas fehlt, sagen Sie bitte Ihrer Therapeutin oder Ihrem Therapeuten Bescheid.',
    opening: 'Einen Moment …',
    unsent:
      'Es konnte nicht gesendet werden: Es gibt keine Verbindung, oder der Dienst antwortet nicht. Ihre Antworten stehen noch hier. Bitte versuchen Sie es gleich noch einmal.',
    withdrawn: 'Dieser Fragebogen wurde zurückgezogen oder bereits an anderer Stelle abgesendet.',
    changed: 'Der Fragebogen wurde geändert. Bitte sehen Sie ihn sich noch einmal an.',
    kept: 'Ihre Antworten sind gespeichert.',
    back: 'Zurück zum Arbeitsbereich',
    noScript: 'Diese Seite benötigt JavaScript.',
  },
  pages: {
    notFoundTitle: 'Seite nicht gefunden',
    notFound:
      'Unter dieser Adresse gibt es keine Seite. Falls Sie einem Link gefolgt sind, ist er vielleicht abgelaufen oder unvollständig.',
    closedTitle: 'Dieser Link öffnet keine Sitzung',
    closed:
      'Vielleicht wurde die Sitzung abgesagt, oder sie ist vorbei. Falls Sie eine erwarten, bitten Sie Ihre Praxis um einen neuen Link.',
    openLinkTitle: 'Öffnen Sie den Link, um teilzunehmen',
    openLink: 'Die Sitzung öffnet sich, wenn Sie dem Link folgen.',
    expiredTitle: 'Dieser Link ist abgelaufen',
    expired:
      'Links zu Bildern und Dokumenten gelten nur eine begrenzte Zeit. Öffnen Sie den Inhalt noch einmal, um einen neuen zu erhalten.',
    noPartTitle: 'Diesen Teil gibt es nicht',
    noPart: 'Der angefragte Teil liegt hinter dem Ende.',
    failedTitle: 'Etwas ist schiefgegangen',
    failed: 'Die Seite konnte nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
    failedNumber: 'Wenn Sie uns danach fragen, nennen Sie uns bitte diese Nummer:',
    busyTitle: 'Bitte versuchen Sie es gleich noch einmal',
    busy: 'Im Moment melden sich sehr viele Menschen an.',
    laterTitle: 'Bitte versuchen Sie es später noch einmal',
    later: (minutes) =>
      `Das waren zu viele Versuche. Bitte warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} und versuchen Sie es dann noch einmal.`,
    unreadTitle: 'Das Formular konnte nicht gelesen werden',
    unread: 'Bitte gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.',
    notAForm: 'Diese Seite nimmt nur Formulare an, wie Browser sie senden.',
    tooLongTitle: 'Das ist zu viel Text',
    tooLong: 'Bitte gehen Sie zurück, kürzen Sie Ihren Text und versuchen Sie es noch einmal.',
    notPossibleTitle: 'Nicht möglich',
    foreign: 'Dieses Formular wurde von einer anderen Website gesendet.',
    reload: 'Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  frames: {
    titles: {
      forms: 'Fragebogen',
      storybooks: 'Bilderbuch',
      worksheets: 'Arbeitsblatt',
      sandtray: 'Sandkasten',
      dollhouse: 'Puppenhaus',
    },
    openingScene: 'Die Szene wird geöffnet …',
    again: 'Noch einmal versuchen',
    refused: {
      unauthorized: {
        title: 'Diese Seite lässt sich nicht öffnen',
        text: 'Der Link dazu ist abgelaufen oder unvollständig. Bitte öffnen Sie sie noch einmal von dort, woher Sie kamen.',
      },
      'partner-suspended': {
        title: 'Nicht verfügbar',
        text: 'Der Dienst steht Ihrer Organisation im Moment nicht zur Verfügung.',
      },
      'practitioner-disabled': {
        title: 'Nicht verfügbar',
        text: 'Dieses Konto ist abgeschaltet. Bitte fragen Sie Ihre Organisation.',
      },
      'delegation-not-enabled': {
        title: 'Nicht verfügbar',
        text: 'Ihre Organisation hat diesen Zugang abgeschaltet.',
      },
      'capability-missing': {
        title: 'Hier nicht erlaubt',
        text: 'Diese Seite braucht eine Berechtigung, mit der sie nicht geöffnet wurde.',
      },
      'session-scope-missing': {
        title: 'Diese Seite lässt sich nicht öffnen',
        text: 'Der Link dazu ist für etwas anderes gemacht. Bitte öffnen Sie sie noch einmal von dort, woher Sie kamen.',
      },
      'feature-not-entitled': {
        title: 'Nicht verfügbar',
        text: 'Ihre Organisation hat diese Funktion nicht.',
      },
      'rate-limited': {
        title: 'Einen Moment bitte',
        text: 'Es wurde zu viel auf einmal angefragt. Bitte versuchen Sie es in einer Minute noch einmal.',
      },
      'not-found': {
        title: 'Seite nicht gefunden',
        text: 'Was diese Seite zeigt, gibt es nicht oder nicht mehr.',
      },
    },
  },
  signIn: {
    title: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    forgotten: 'Neues Passwort festlegen',
    wrong: 'E-Mail und Passwort passen zu keinem Zugang. Bitte versuchen Sie es noch einmal.',
    suspended: 'Dieser Zugang ist gesperrt. Bitte fragen Sie die Person, die Ihre Praxis verwaltet.',
    changed: 'Dieser Zugang wurde gerade geändert. Bitte melden Sie sich noch einmal an.',
    stale: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
    choose: 'Praxis wählen',
    where: 'Wo möchten Sie sich anmelden?',
    several: 'Ihre E-Mail-Adresse hat Zugänge bei mehreren Praxen.',
    forgotLead: 'Wir senden einen Link an Ihre E-Mail-Adresse.',
    sendLink: 'Link senden',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sent: 'Falls es einen Zugang mit dieser Adresse gibt, ist ein Link unterwegs. Er gilt sieben Tage.',
    out: 'Abmelden',
    everywhere: 'Überall abmelden',
    yours: 'Ihr Zugang',
    workspace: 'Arbeitsbereich',
    opening: 'Ihr Arbeitsbereich wird geöffnet …',
  },
  upgradePage: {
    heading: (clinic) => `Direkte Zugänge für ${clinic}`,
    lead: (name) => `Guten Tag, ${name}. Bitte bestätigen Sie, dass Ihre Praxis eigene Zugänge erhält.`,
    items: [
      'Alle, die in der Praxis arbeiten, erhalten eine E-Mail mit einem Link, um ein Passwort festzulegen.',
      'Wer eines festgelegt hat, kann sich hier anmelden, zusätzlich zum bisherigen Weg.',
      'Auf dieser Seite lässt sich das nicht rückgängig machen.',
    ],
    done: (clinic) => `${clinic} hat jetzt eigene Zugänge.`,
    title: 'Direkte Zugänge bestätigen',
    unwanted: 'Wenn Sie das nicht möchten, schließen Sie die Seite: Nichts ändert sich.',
    doneTitle: 'Die direkten Zugänge sind bestätigt',
    doneText:
      'Alle, die dort arbeiten, erhalten eine E-Mail mit einem Link, um ein Passwort festzulegen. Auch Ihre ist unterwegs.',
    nowhereTitle: 'Dieser Link führt nirgendwohin',
    nowhere:
      'Vielleicht wurde er unvollständig kopiert. Bitte öffnen Sie ihn aus der E-Mail, die wir gesendet haben.',
    usedTitle: 'Dieser Link wurde bereits verwendet',
    used: 'Mit ihm wurden die direkten Zugänge bestätigt. Alle in der Praxis erhalten eine E-Mail mit einem Link, um ein Passwort festzulegen.',
    expiredTitle: 'Dieser Link ist abgelaufen',
    expired: 'Er gilt 72 Stunden. In Ihrem Arbeitsbereich können Sie einen neuen anfordern.',
    closedTitle: 'Dieser Link kann nicht mehr verwendet werden',
    closed:
      'Inzwischen wurde ein neuerer gesendet, oder direkte Zugänge werden Ihnen für diese Praxis nicht mehr angeboten.',
  },
  shared: {
    beingBoundTitle: 'Einen Moment bitte',
    beingBound:
      'Das Dokument wurde gerade geändert und wird neu erstellt. Öffnen Sie den Link in einigen Sekunden noch einmal.',
  },
  password: {
    title: 'Legen Sie Ihr Passwort fest',
    whose: (name, clinic) => `Für ${name}, ${clinic}.`,
    password: 'Neues Passwort',
    hint: (shortest) =>
      `Mindestens ${shortest} Zeichen. Gut sind einige Wörter, die nur Sie so zusammenstellen würden; noch besser ist ein Passwortmanager.`,
    again: 'Neues Passwort, noch einmal',
    submit: 'Passwort festlegen',
    errors: (count) => `Bitte sehen Sie sich ${count === 1 ? 'dieses Feld' : 'diese Felder'} noch einmal an:`,
    unlike: 'Das ist nicht dasselbe Passwort.',
    untypable: 'Das enthält Zeichen, die sich nicht noch einmal eingeben lassen.',
    tooShort: (shortest) => `Bitte verwenden Sie mindestens ${shortest} Zeichen.`,
    tooLong: (longest) => `Bitte verwenden Sie höchstens ${longest} Zeichen.`,
    isEmail: 'Bitte verwenden Sie etwas anderes als Ihre E-Mail-Adresse.',
    setTitle: 'Ihr Passwort ist festgelegt',
    set: 'Sie können sich jetzt damit anmelden.',
    signIn: 'Anmelden',
    newLink: 'Neuen Link anfordern',
    expiredTitle: 'Dieser Link ist abgelaufen',
    expired: 'Er gilt sieben Tage.',
    suspendedTitle: 'Dieser Zugang ist gesperrt',
    suspended:
      'Bitte fragen Sie die Person, die Ihre Praxis verwaltet; der Link funktioniert später vielleicht wieder.',
    usedTitle: 'Dieser Link wurde bereits verwendet',
    used: 'Mit ihm wurde ein Passwort festgelegt, oder es wurde inzwischen ein neuerer Link verschickt.',
  },
};
