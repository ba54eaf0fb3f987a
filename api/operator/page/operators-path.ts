/** The page's paths on the admin address; the other paths there are health and metrics. */
export const isOperatorsPath = (url = ''): boolean =>
  /^\/(operators(\/|\?|$)|assets\/service\.css(\?|$))/.test(url);
