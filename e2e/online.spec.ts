import { expect } from '@playwright/test';
import {
  choose,
  enter,
  follows,
  frameOf,
  guest,
  host,
  isOver,
  playOn,
  playTurn,
  seatTwo,
  sit,
  whoseTurn,
} from './guests.ts';
import { accessibilityProblems, test } from './house.ts';

test('two play San live to its end, in two languages, while a spectator watches', async ({ browser }) => {
  test.setTimeout(240_000);
  const anne = await guest(browser, 'Anne');
  const bob = await guest(browser, 'Bob', { language: 'en', width: 390, height: 844, theme: 'light' });
  const link = await seatTwo(anne, bob, 'en');
  const zoe = await guest(browser, 'Zoé');
  await enter(zoe, link);
  await expect(zoe.page.locator('.table[data-frame]')).toBeVisible();

  await playOn([anne, bob, zoe], 6);
  expect(await zoe.page.locator('.table-board [data-choosable="open"]').count()).toBe(0);
  await expect(zoe.page.locator('.table-bar .option')).toHaveCount(0);
  for (const { page } of [anne, bob]) expect(await accessibilityProblems(page)).toEqual([]);
  const overflow = await bob.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await zoe.page.goto('/settings');
  // One user closes the page in the middle of the game and comes back to the same position.
  const before = await frameOf(bob);
  const address = bob.page.url();
  await bob.page.goto('/settings');
  await bob.page.goto(address);
  await follows(bob, before);
  expect(await frameOf(bob)).toBe(before);

  while (!(await isOver(anne))) await playOn([anne, bob], 20);
  await expect(bob.page.locator('.end .score')).toBeVisible();
  await zoe.page.goto(link);
  await expect(zoe.page.locator('.end .score')).toBeVisible();
  await anne.page.getByRole('button', { name: 'Vérifier la partie' }).click();
  await expect(anne.page.getByText('Tout concorde.')).toBeVisible();
  // Commitment, nonces, seed, what this browser stored, moves, outcome.
  await expect(anne.page.locator('.checks li[data-good]')).toHaveCount(7);
  await expect(anne.page.getByText('Nombres révélés par 2 personnes sur 2')).toBeVisible();
  await bob.page.getByRole('button', { name: 'Verify the game' }).click();
  await expect(bob.page.getByText('Everything agrees.')).toBeVisible();
  await expect(zoe.page.getByRole('button', { name: 'Vérifier la partie' })).toHaveCount(0);
  expect(await accessibilityProblems(anne.page)).toEqual([]);
  for (const { errors } of [anne, bob, zoe]) expect(errors).toEqual([]);
});

test('a game is stopped by consent, replayed, shared by link and played again', async ({ browser }) => {
  const [anne, bob] = [await guest(browser, 'Anne'), await guest(browser, 'Bob')];
  await seatTwo(anne, bob);
  await playOn([anne, bob], 2);
  await choose(anne, 'Proposer d’arrêter la partie');
  await expect(anne.page.getByText('On attend l’accord de Bob')).toBeVisible();
  await bob.page.getByRole('button', { name: 'D’accord' }).click();
  await expect(anne.page.getByRole('heading', { name: 'Partie arrêtée d’un commun accord' })).toBeVisible();

  await anne.page.getByRole('button', { name: 'Partager la partie' }).click();
  const shared = await anne.page.getByLabel('Lien vers la partie').inputValue();
  const zoe = await guest(browser, 'Zoé', { language: 'en' });
  await zoe.page.goto(shared);
  await zoe.page.getByRole('slider').waitFor();
  await zoe.page.getByRole('button', { name: 'Verify the game' }).click();
  await expect(zoe.page.getByText('Everything agrees.')).toBeVisible();
  await zoe.page.getByText('Play on from here').click();
  await zoe.page.getByRole('button', { name: 'Play the side of Anne against a bot' }).click();
  await expect(zoe.page).toHaveURL(/\/table\//);

  await anne.page.getByRole('button', { name: 'Revanche' }).click();
  await expect(anne.page.getByRole('heading', { level: 1 })).toContainText('on prend place');
  await bob.page.getByRole('button', { name: 'Rejoindre la revanche' }).click();
  await bob.page.getByRole('button', { name: 'Prendre cette place' }).click();
  await anne.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(bob.page.locator('.table[data-frame]')).toBeVisible();
  for (const { errors } of [anne, bob, zoe]) expect(errors).toEqual([]);
});

test('a table is played with a content pack, and everybody at it sees its values', async ({ browser }) => {
  const [anne, bob] = [await guest(browser, 'Anne'), await guest(browser, 'Bob')];
  const cards = Object.fromEntries(
    Array.from({ length: 48 }, (_, index) => [`R${String(index + 1).padStart(2, '0')}`, { cost: 0 }]),
  );
  const pack = { format: 'cabale-content', formatVersion: 1, game: 'san', name: 'Ma boîte', cards };
  await enter(anne, '/online/new/san');
  await anne.page.getByText('Plus de réglages').click();
  const file = { name: 'san.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) };
  await anne.page.locator('input[type="file"]').setInputFiles(file);
  await expect(anne.page.getByText('Contenu chargé')).toBeVisible();
  expect(await accessibilityProblems(anne.page)).toEqual([]);
  await anne.page.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await anne.page.locator('.share-link input').inputValue();
  await sit(bob, link);
  await expect(bob.page.getByText('Ma boîte')).toBeVisible();
  await anne.page.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const { page } of [anne, bob]) {
    const costs = page.locator('[data-thing^="card:R"] .face-cost b');
    await expect(costs.first()).toHaveText('0');
    expect(new Set(await costs.allTextContents())).toEqual(new Set(['0']));
  }
  await playOn([anne, bob], 2);
  for (const { errors } of [anne, bob]) expect(errors).toEqual([]);
});

test('an undo that the rules refuse can be granted by the others', async ({ browser }) => {
  const [anne, bob] = [await guest(browser, 'Anne'), await guest(browser, 'Bob')];
  await seatTwo(anne, bob);
  const first = await whoseTurn([anne, bob]);
  const [mover, other] = first === anne ? [anne, bob] : [bob, anne];
  await playTurn(mover);
  const frame = await frameOf(mover);
  // A new hand has been drawn, so undo is refused and can be proposed.
  await mover.page.keyboard.press('u');
  await mover.page.getByRole('button', { name: 'Le proposer aux autres' }).click();
  await expect(other.page.getByText(`${mover.name} propose de revenir avant son dernier coup.`)).toBeVisible();
  expect(await accessibilityProblems(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: 'D’accord' }).click();
  for (const each of [anne, bob]) await expect.poll(() => frameOf(each)).toBeLessThan(frame);
});

test('a seat that was left is given to a bot by the others', async ({ browser }) => {
  const [anne, bob] = [await guest(browser, 'Anne'), await guest(browser, 'Bob')];
  await seatTwo(anne, bob);
  await choose(bob, 'Quitter ma place');
  await bob.page.getByRole('button', { name: 'Oui, quitter ma place' }).click();
  await expect(bob.page.getByText('elle vous attend encore')).toBeVisible();
  await anne.page.getByRole('button', { name: 'Proposer un bot à sa place' }).click();
  await expect(anne.page.locator('.seats')).toContainText('Le Courtier');
  await choose(anne, 'Places et invitation');
  await anne.page.getByLabel('Niveau du bot').selectOption('1');
  await expect(anne.page.locator('.seat-row').nth(1)).toContainText('Le Flâneur');
  await anne.page.getByRole('button', { name: 'Fermer' }).click();
  await choose(anne, 'Mettre en pause');
  await expect(anne.page.getByText('L’hôte a mis la partie en pause.')).toBeVisible();
  await anne.page.getByRole('button', { name: 'Reprendre la partie' }).click();
  await playOn([anne], 3);
  // A player whom a bot has replaced is told so and can come back.
  await expect(bob.page.getByText('Un bot joue à votre place.')).toBeVisible();
  await bob.page.getByRole('button', { name: 'Reprendre ma place' }).click();
  await expect(anne.page.locator('.seats')).toContainText('Bob');
});

test('who takes a choice back is named to the others', async ({ browser }) => {
  const [anne, bob] = [await guest(browser, 'Anne'), await guest(browser, 'Bob')];
  await seatTwo(anne, bob);
  const first = await whoseTurn([anne, bob]);
  const [mover, other] = first === anne ? [anne, bob] : [bob, anne];
  await mover.page.locator('.option:visible').first().click();
  await mover.page.keyboard.press('u');
  await expect(other.page.getByText(`${mover.name} est revenu avant son dernier coup.`)).toBeVisible();
  await expect(mover.page.getByText('est revenu avant')).toHaveCount(0);
});

test('a running public table is found in a list and watched, by somebody who is told so', async ({ browser }) => {
  const name = `Nina ${Date.now() % 100_000}`;
  const [nina, zoe] = [await guest(browser, name), await guest(browser, 'Zoé')];
  await enter(nina, '/online/new/san');
  await nina.page.getByText('Table publique').click();
  await nina.page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await nina.page.getByRole('button', { name: 'Code QR' }).click();
  await expect(nina.page.getByRole('img', { name: 'Code QR du lien' })).toBeVisible();
  await expect(nina.page.locator('.share-link input')).toHaveValue(/\/join\/san#/);
  await nina.page.getByLabel('Cette place').selectOption('1');
  await nina.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await nina.page.locator('.table[data-frame]').waitFor();
  await enter(zoe, '/online');
  const row = zoe.page.locator('.saved-row').filter({ hasText: name });
  expect(await accessibilityProblems(zoe.page)).toEqual([]);
  await row.getByRole('link', { name: /Regarder/ }).click();
  await expect(zoe.page.getByText('Vous regardez cette partie en spectateur.')).toBeVisible();
  await expect(nina.page.getByText('1 spectateur')).toBeVisible();
});

test('a returning player reads what happened and replays it move by move', async ({ browser }) => {
  const [anne, bob] = [await guest(browser, 'Anne'), await guest(browser, 'Bob')];
  await seatTwo(anne, bob);
  const first = await whoseTurn([anne, bob]);
  const [mover, other] = first === anne ? [anne, bob] : [bob, anne];
  await playTurn(mover);
  const address = mover.page.url();
  await mover.page.goto('/online');
  await playTurn(other);
  await expect(mover.page.locator('.your-turn')).toHaveText('À vous de jouer');
  await expect(mover.page).toHaveTitle(/^\(1\) /);
  await mover.page.goto(address);
  const last = await frameOf(mover);
  await mover.page.getByRole('button', { name: 'Revoir coup par coup' }).click();
  await expect.poll(() => frameOf(mover)).toBeLessThan(last);
  await mover.page.getByRole('button', { name: 'Coup suivant' }).click();
  expect(await frameOf(mover)).toBeLessThanOrEqual(last);
  await mover.page.getByRole('button', { name: 'Tout de suite' }).click();
  await expect.poll(() => frameOf(mover)).toBe(last);
});

test('a public table is found in the lobby, has a chat, and its host removes people', async ({ browser }) => {
  const name = `Hôte ${Date.now() % 100_000}`;
  const anne = await guest(browser, name);
  await enter(anne, '/online/new/new-order');
  expect(await accessibilityProblems(anne.page)).toEqual([]);
  await anne.page.getByText('Table publique').click();
  await anne.page.getByText('Par tour').click();
  await anne.page.getByLabel('Durée').selectOption('300');
  await anne.page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await expect(anne.page.getByText('5 minutes par tour')).toBeVisible();

  const bob = await guest(browser, 'Bob', { width: 390, height: 844 });
  await bob.page.context().grantPermissions(['notifications']);
  await enter(bob, '/online');
  const row = bob.page.locator('.saved-row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await bob.page.getByRole('button', { name: 'Me prévenir quand c’est à moi' }).click();
  await expect(bob.page.getByRole('button', { name: 'Notifications activées' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await accessibilityProblems(bob.page)).toEqual([]);
  await row.getByRole('link').click();
  await bob.page.getByRole('button', { name: 'Prendre cette place' }).first().click();
  await expect(anne.page.locator('.seat-row').nth(1)).toContainText('Bob');
  await expect(anne.page.locator('.seat-row').nth(1)).toContainText('en ligne');

  await bob.page.getByLabel('Dire quelque chose à la table').fill('Bonsoir !');
  await bob.page.keyboard.press('Enter');
  await expect(anne.page.locator('.talk-line')).toContainText('Bonsoir !');
  expect(await accessibilityProblems(anne.page)).toEqual([]);
  await anne.page.getByRole('button', { name: 'Ne plus lire Bob' }).click();
  await expect(anne.page.locator('.talk-line')).toHaveCount(0);
  await expect(anne.page.getByText('Vous ne lisez plus Bob.')).toBeVisible();
  await anne.page.getByRole('button', { name: 'Écarter' }).click();
  await expect(anne.page.locator('.seat-row').nth(1)).toContainText('Place ouverte à tous');
  await expect(bob.page.getByText('Vous ne pouvez plus suivre cette table.')).toBeVisible();

  const zoe = await guest(browser, 'Zoé');
  await enter(zoe, new URL(anne.page.url()).pathname);
  await expect(anne.page.getByRole('heading', { name: 'Spectateurs' })).toBeVisible();
  expect(await accessibilityProblems(anne.page)).toEqual([]);
  await anne.page.getByRole('button', { name: 'Exclure Zoé' }).click();
  await expect(zoe.page.getByText('Vous ne pouvez plus suivre cette table.')).toBeVisible();
  await expect(anne.page.getByRole('heading', { name: 'Spectateurs' })).toHaveCount(0);
  for (const { errors } of [anne, bob, zoe]) expect(errors).toEqual([]);
});

test('the same user continues on a second device, and manages an account', async ({ browser }) => {
  const anne = await guest(browser, 'Anne');
  const link = await host(anne);
  const bob = await guest(browser, 'Bob');
  await sit(bob, link);
  await anne.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(anne.page.locator('.table[data-frame]')).toBeVisible();
  const address = new URL(anne.page.url()).pathname;

  await anne.page.goto('/online/account');
  await anne.page.getByRole('button', { name: 'Créer mon lien personnel' }).click();
  const personal = await anne.page.getByLabel('Votre lien personnel').inputValue();
  const phone = await guest(browser, 'Anne', { width: 390, height: 844 });
  await phone.page.goto(personal);
  await phone.page.locator(`a[href="${address}"]`).click();
  await expect(phone.page.locator('.seat-note').first()).toContainText('vous');

  await anne.page.getByLabel('Nom de compte').fill(`anne-${Date.now()}`);
  await anne.page.getByLabel('Nouveau mot de passe').fill('un bon mot de passe');
  await anne.page.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(anne.page.getByRole('heading', { name: 'Jetons d’accès' })).toBeVisible();
  await anne.page.getByLabel('À quoi sert ce jeton').fill('mon robot');
  await anne.page.getByLabel('parler').check();
  await anne.page.getByRole('button', { name: 'Créer un jeton' }).click();
  await expect(anne.page.getByLabel('Votre jeton')).toHaveValue(/^cabale_/);
  expect(await accessibilityProblems(anne.page)).toEqual([]);

  await anne.page.getByLabel('Mot de passe actuel').fill('un bon mot de passe');
  await anne.page.getByLabel('Nouveau mot de passe').fill('un meilleur mot de passe');
  await anne.page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(anne.page.getByText('les autres appareils sont déconnectés')).toBeVisible();
  // The phone has been signed out too and shows the entrance page.
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Comment vous appelle-t-on ?');

  const [file] = await Promise.all([
    anne.page.waitForEvent('download'),
    anne.page.getByRole('button', { name: 'Télécharger mes données' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('cabale-data.json');
  await anne.page.getByRole('button', { name: 'Tout supprimer…' }).click();
  const deletion = anne.page.locator('form', { hasText: 'irréversible' });
  await deletion.getByLabel('Tapez votre nom pour confirmer').fill('Anne');
  await deletion.getByLabel('Mot de passe actuel').fill('un meilleur mot de passe');
  expect(await accessibilityProblems(anne.page)).toEqual([]);
  await deletion.getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(anne.page.getByRole('heading', { level: 1 })).toHaveText('Comment vous appelle-t-on ?');
  expect(anne.errors).toEqual([]);
});
