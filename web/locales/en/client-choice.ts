export default {
  choose: 'Choose a client or type a name',
  none: 'No client has that name',
  born: 'born {date}',
  age: '{count, plural, one {# year} other {# years}}',
};
