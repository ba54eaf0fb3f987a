/** Asks this portal's own server, which knows who is signed in. */
export const askServer = async (what, body = {}) => {
  const answer = await fetch(`/demo/api/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) {
    const { error = '' } = await answer
      .json()
      .catch(() => ({}));
    throw new Error(
      `The server answered ${answer.status} ${error}`.trim(),
    );
  }
  return answer.json();
};
