export default {
  figures: 'Figures',
  drawers: 'Drawers',
  search: 'Search figures',
  nothing: 'No figure has that name.',
  found: '{count, plural, one {# figure} other {# figures}}',
};
