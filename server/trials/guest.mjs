/**
 * Sends a request to the server over HTTP.
 * @param {string} address
 * @param {string} path
 * @param {object} body
 * @param {string} [cookie]
 */
export async function post(address, path, body, cookie) {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'x-cabale': '1', 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  const result = /** @type {unknown} */ (await answer.json());
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(result)}`);
  return { body: result, cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}

/**
 * Creates a guest and returns their session cookie.
 * @param {string} address
 * @param {string} name
 */
export async function newGuest(address, name) {
  return (await post(address, '/guests', { name })).cookie;
}

/**
 * Opens a public table with open seats; returns its id.
 * @param {string} address
 * @param {string} cookie of the host
 * @param {string} game
 * @param {number} seats
 */
export async function newTable(address, cookie, game, seats) {
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }));
  const wish = { game, setup: {}, visibility: 'public', seats: [{ kind: 'me' }, ...open] };
  const { body } = await post(address, '/tables', wish, cookie);
  return /** @type {{ table: { id: string } }} */ (body).table.id;
}
