/** The token endpoint is not part of the contract: every client asks it by itself. */
export const accessToken = async (): Promise<string> => {
  const { TOKEN_URL, CLIENT_ID, CLIENT_SECRET, AUDIENCE } = process.env;
  const answer = await fetch(TOKEN_URL as string, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      audience: AUDIENCE,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
};

export const BASE_URL = process.env.BASE_URL as string;
export const newKey = (): string => crypto.randomUUID();
