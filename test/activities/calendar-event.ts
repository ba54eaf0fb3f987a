import ICAL from 'ical.js';

/** What a calendar program reads in an iCalendar text. */
export const eventOf = (calendar: string) => {
  const component = new ICAL.Component(ICAL.parse(calendar));
  const event = component.getFirstSubcomponent('vevent');
  if (!event) throw new Error('no VEVENT');
  const value = (name: string) => String(event.getFirstPropertyValue(name));
  return {
    method: component.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    summary: value('summary'),
    start: new ICAL.Event(event).startDate.toJSDate().toISOString(),
    end: new ICAL.Event(event).endDate.toJSDate().toISOString(),
    organizer: value('organizer').toLowerCase(),
    attendees: event.getAllProperties('attendee').map((one) => String(one.getFirstValue()).toLowerCase()),
    names: event.getAllProperties('attendee').map((one) => one.getFirstParameter('cn')),
  };
};
