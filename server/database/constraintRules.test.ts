/** Violates every constraint of the database once, on purpose. Each must refuse under its own name. */
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { refusalOfConstraint } from './constraints.ts';
import { violatedConstraint } from './databaseErrors.ts';

const { pool } = await openTestDatabase();

/** Numbers stand for ids: `id(7)` in a statement is the test's seventh UUID. */
const withIds = (sql: string) =>
  sql.replace(/id\((\d+)\)/g, (_, number: string) => `'00000000-0000-7000-8000-${number.padStart(12, '0')}'`);

const order = (columns: string, values: string, id = 'id(81)') => `
  insert into orders (id, order_number, user_id, full_name, phone, address, district, thana, items_price, shipping_price, total_price${columns && `, ${columns}`})
  values (${id}, next_order_number('KA'), id(1), 'N', '01712345678', 'A', 'Dhaka', 'D', 100, 60, 160${values && `, ${values}`});
  insert into order_lines (order_id, position, product_id, name, price, quantity) values (${id}, 0, id(21), 'P', 100, 1)`;

const seed = `
  insert into users (id, name, email, password_hash) values (id(1), 'N', 'n@example.com', 'x'), (id(2), 'M', 'm@example.com', 'x'), (id(3), 'O', 'o@example.com', 'x');
  insert into addresses (id, user_id, full_name, phone, address, district, thana, is_default) values (id(11), id(1), 'N', '01712345678', 'A', 'Dhaka', 'D', true);
  insert into products (id, name, description, price, category, stock) values (id(21), 'P', 'p', 100, 'rings', 5), (id(22), 'B', 'b', 100, 'bangles', 0), (id(23), 'C', 'c', 100, 'cosmetics', 5), (id(124), 'D', 'd', 100, 'cosmetics', 5);
  insert into product_batches (id, product_id, label, pieces) values (id(125), id(124), 'L1', 5);
  update products set has_batches = true where id = id(124);
  insert into product_sizes (product_id, name, stock) values (id(22), 'S', 5);
  insert into product_colours (product_id, slug, name, stock) values (id(21), 'gold', 'Gold', 5);
  insert into uploads (id, kind, storage_key, format, bytes, width, height, sha256) values (id(31), 'product', 'k', 'jpeg', 1, 1, 1, sha256('k'));
  insert into product_images (product_id, position, upload_id, url) values (id(21), 0, id(31), '/media/k');
  insert into combo_items (product_id, position, name) values (id(21), 0, 'Ring');
  insert into products (id, name, description, price, category) values (id(24), 'S', 's', 100, 'combo');
  insert into combo_components (combo_id, position, component_id, quantity) values (id(24), 0, id(21), 1);
  insert into carts (user_id) values (id(1));
  insert into cart_lines (id, user_id, product_id, quantity, price_seen) values (id(41), id(1), id(21), 1, 100);
  insert into wishlist_items (user_id, product_id) values (id(1), id(21));
  insert into saved_items (id, user_id, product_id, quantity, price_seen) values (id(43), id(1), id(21), 1, 100);
  insert into stock_alerts (id, product_id, user_id, confirmed_at) values (id(44), id(21), id(1), now());
  insert into stock_alerts (id, product_id, email) values (id(45), id(21), 'guest@example.com');
  insert into webhooks (id, url, events, secret) values (id(46), 'https://example.com/', '{stock.low}', 'whsec_a');
  insert into webhook_deliveries (id, webhook_id, event, body) values (id(47), id(46), 'stock.low', '{}');
  insert into stock_alert_tokens (token_hash, alert_id) values (sha256('t'), id(44));
  ${order('idempotency_key', "'k'", 'id(51)')};
  insert into order_line_components (order_id, position, place, product_id, name, quantity) values (id(51), 0, 0, id(21), 'P', 1);
  insert into order_closings (order_id, reason) values (id(51), 'other');
  insert into order_returns (id, order_id, reason) values (id(52), id(51), 'other');
  insert into order_return_lines (return_id, position, quantity, restocked) values (id(52), 0, 1, true);
  insert into order_payments (id, order_id, amount, method, paid_at) values (id(53), id(51), 100, 'bkash', now());
  insert into order_bookings (order_id, courier, consignment) values (id(51), 'Pathao', 'P1');
  insert into statement_layouts (id, name, columns) values (id(55), 'S', '{}');
  insert into payouts (id, courier, layout) values (id(54), 'Pathao', 'Pathao');
  insert into payout_rows (payout_id, position, row, outcome, order_id, expected, received, fee) values (id(54), 0, 2, 'matched', id(51), 100, 94, 6);
  insert into outstanding_cash (order_id, courier, delivered_at, amount) values (id(51), 'Pathao', now(), 1);
  insert into order_settlements (order_id, payout_id, received) values (id(51), id(54), 100);
  insert into coupons (id, code, kind, value) values (id(56), 'EID10', 'percent', 10), (id(57), 'EID20', 'percent', 20);
  insert into coupon_uses (order_id, coupon_id, phone, amount) values (id(51), id(56), '01712345678', 10);
  insert into courier_places (courier, district, thana, courier_district, courier_zone) values ('pathao', 'Dhaka', 'D', 'Dhaka', 'Z');
  insert into order_courier_places (order_id, courier, district, thana, address, courier_district, courier_zone) values (id(51), 'pathao', 'Dhaka', 'D', 'A', 'Dhaka', 'Z');
  insert into order_changes (order_id, kind) values (id(51), 'edited');
  insert into reviews (id, product_id, user_id, order_id, rating) values (id(61), id(21), id(1), id(51), 5);
  insert into review_votes (review_id, author_id, user_id) values (id(61), id(1), id(2));
  insert into review_images (review_id, position, url) values (id(61), 0, '/media/k');
  insert into stock_movements (product_id, unit, delta, left_after, reason, order_id) values (id(21), 'product', -1, 5, 'order', id(51));
  insert into reset_codes (user_id, code_hash, expires_at) values (id(1), 'h', now() + interval '1 minute');
  insert into sessions (token_hash, user_id) values (sha256('t'), id(1));
  insert into phone_codes (phone, code_hash, expires_at) values ('01712345678', 'h', now() + interval '1 minute');
  insert into sms_messages (kind, subject_id) values ('orderPlaced', id(51));
  insert into sms_limit_days (day, mail_id) values ('2026-11-25', id(1));
  insert into sms_recipients (phone, stop_token) values ('01712345678', 'abcdefghij');
  insert into users (id, name, phone, phone_verified_at) values (id(5), 'P', '01812345678', now());
  insert into users (id, name, email, password_hash, phone, role) values (id(6), 'A', 'a@example.com', 'x', '01612345678', 'admin');
  insert into push_devices (id, user_id, session_hash, endpoint, p256dh, auth) values (id(71), id(1), sha256('t'), 'https://push.example/1', 'p', 'a'), (id(72), id(1), sha256('t'), 'https://push.example/2', 'p', 'a');
  insert into second_factors (id, user_id, secret) values (id(71), id(1), substr(sha256('s'), 1, 20)), (id(72), id(2), substr(sha256('s'), 1, 20));
  insert into recovery_codes (factor_id, code_hash) values (id(71), sha256('c'));
  update users set second_factor_id = id(71) where id = id(1);
  insert into account_notices (id, kind, user_id, email, at) values (id(75), 'passwordChanged', id(1), 'n@example.com', now());
  insert into email_undo_tokens (token_hash, notice_id) values (sha256('t'), id(75));
  insert into idempotency_keys (user_id, key, request_hash) values (id(1), 'k', 'h');
  insert into mails (kind, subject_id) values ('welcome', id(1));
  insert into content_versions (key, version, body, rendered, saved_at) values ('faq', 1, '{}', '{}', now());
  insert into product_counts (section, category, colour, price_step, products) values ('', '', '', 0, 1);
  insert into user_counts (role, is_active, users) values ('user', true, 3);
  insert into customer_totals (user_id) values (id(1))`;

const user = (columns: string, values: string) =>
  `insert into users (id, password_hash, ${columns}) values (id(4), 'x', ${values})`;
const address = (change: string) => `update addresses set ${change}`;
const product = (change: string) => `update products set ${change} where id = id(21)`;
const batch = (values: string) =>
  `insert into product_batches (id, product_id, label, expires_on, pieces) values (id(126), ${values})`;
const cosmetic = (change: string) => `update products set ${change} where id = id(23)`;
const component = (values: string) =>
  `insert into combo_components (combo_id, position, component_id, quantity) values (${values})`;
const lineComponent = (values: string) =>
  `insert into order_line_components (order_id, position, place, product_id, name, quantity) values (${values})`;
const movement = (columns: string) =>
  `insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, order_id) values (${columns})`;
const upload = (change: string) => `update uploads set ${change}`;

/** Constraint → a statement that violates it and no other. */
const breaks: Record<string, string> = {
  mails_pkey: "insert into mails (kind, subject_id) values ('welcome', id(1))",
  mails_kind_known: "update mails set kind = 'newsletter'",
  mails_state_known: "update mails set state = 'read', settled_at = now()",
  mails_settled_when_done: "update mails set state = 'sent'",
  users_name_given: user('name, email', "' ', 'a@b'"),
  users_email_form: user('name, email', "'A', 'nobody'"),
  users_email_key: user('name, email', "'A', 'N@EXAMPLE.COM'"),
  users_phone_form: user('name, email, phone', "'A', 'a@b', '01212345678'"),
  users_role_known: user('name, email, role', "'A', 'a@b', 'owner'"),
  users_duties_admin: user('name, email, duties', "'A', 'a@b', '{orders}'"),
  users_duties_known: user('name, email, role, duties', "'A', 'a@b', 'admin', '{}'"),
  users_language_known: "update users set language = 'de' where id = id(1)",
  users_verified_phone_given: 'update users set phone_verified_at = now() where id = id(2)',
  users_verified_phone_key: user('name, email, phone, phone_verified_at', "'A', 'a@b', '01812345678', now()"),
  users_can_log_in: 'update users set phone_verified_at = null where id = id(5)',
  users_one_phone_login: `
    insert into second_factors (id, user_id, secret) values (id(7), id(5), repeat('x', 20)::bytea);
    update users set second_factor_id = id(7) where id = id(5)`,
  users_admin_login: 'update users set phone_verified_at = now() where id = id(6)',
  orders_language_known: "update orders set language = 'de'",
  phone_codes_pkey:
    "insert into phone_codes (phone, code_hash, expires_at) values ('01712345678', 'h', now() + interval '1 minute')",
  phone_codes_phone_form: "update phone_codes set phone = '8801712345678'",
  phone_codes_tries_bounded: 'update phone_codes set tries = 6',
  phone_codes_expires_later: 'update phone_codes set expires_at = created_at',
  sms_messages_pkey: "insert into sms_messages (kind, subject_id) values ('orderPlaced', id(51))",
  sms_messages_kind_known: "update sms_messages set kind = 'newsletter'",
  sms_messages_state_known: "update sms_messages set state = 'read', settled_at = now()",
  sms_messages_settled_when_done: "update sms_messages set state = 'sent'",
  sms_messages_phone_form: "update sms_messages set phone = '123'",
  sms_messages_language_known: "update sms_messages set language = 'de'",
  sms_messages_counted_whole: 'update sms_messages set counted_at = now()',
  sms_messages_cost_not_negative: 'update sms_messages set cost = -1',
  sms_limit_days_pkey: "insert into sms_limit_days (day, mail_id) values ('2026-11-25', id(2))",
  sms_recipients_pkey: "insert into sms_recipients (phone, stop_token) values ('01712345678', 'klmnopqrst')",
  sms_recipients_token_key:
    "insert into sms_recipients (phone, stop_token) values ('01812345678', 'abcdefghij')",
  sms_recipients_token_form: "update sms_recipients set stop_token = 'short'",
  sms_recipients_phone_form: "update sms_recipients set phone = '123'",
  sessions_pkey: "insert into sessions (token_hash, user_id) values (sha256('t'), id(2))",
  sessions_id_key:
    "insert into sessions (id, token_hash, user_id) select id, sha256('u'), id(2) from sessions",
  sessions_user_fkey: "insert into sessions (token_hash, user_id) values (sha256('u'), id(9))",
  sessions_token_hash_form: "insert into sessions (token_hash, user_id) values ('plain', id(1))",
  sessions_user_agent_length: "update sessions set user_agent = repeat('x', 301)",
  reset_codes_pkey:
    "insert into reset_codes (user_id, code_hash, expires_at) values (id(1), 'h', now() + interval '1 minute')",
  reset_codes_user_fkey:
    "insert into reset_codes (user_id, code_hash, expires_at) values (id(9), 'h', now() + interval '1 minute')",
  reset_codes_tries_bounded: 'update reset_codes set tries = 6',
  reset_codes_expires_later: 'update reset_codes set expires_at = created_at',
  users_second_factor_fkey: 'update users set second_factor_id = id(72) where id = id(1)',
  second_factors_user_key:
    "insert into second_factors (id, user_id, secret) values (id(73), id(1), substr(sha256('s'), 1, 20))",
  second_factors_user_fkey:
    "insert into second_factors (id, user_id, secret) values (id(73), id(9), substr(sha256('s'), 1, 20))",
  second_factors_secret_form: "update second_factors set secret = 'short'",
  second_factors_last_step_not_negative: 'update second_factors set last_step = -1',
  recovery_codes_pkey: "insert into recovery_codes (factor_id, code_hash) values (id(71), sha256('c'))",
  recovery_codes_factor_fkey:
    "insert into recovery_codes (factor_id, code_hash) values (id(79), sha256('c'))",
  recovery_codes_hash_form: "update recovery_codes set code_hash = 'plain'",
  account_notices_user_fkey: 'update account_notices set user_id = id(9)',
  account_notices_actor_fkey: 'update account_notices set actor_id = id(9)',
  account_notices_kind_known: "update account_notices set kind = 'newsletter'",
  account_notices_email_given: "update account_notices set email = ' '",
  account_notices_undone_email: 'update account_notices set undone_at = now()',
  email_undo_tokens_pkey:
    "insert into email_undo_tokens (token_hash, notice_id) values (sha256('t'), id(75))",
  email_undo_tokens_notice_fkey: 'update email_undo_tokens set notice_id = id(79)',
  email_undo_tokens_hash_form: "update email_undo_tokens set token_hash = 'plain'",
  addresses_user_fkey: `insert into addresses (id, user_id, full_name, phone, address, district, thana, is_default) values (id(12), id(9), 'N', '01712345678', 'A', 'Dhaka', 'D', true)`,
  addresses_full_name_given: address("full_name = ' '"),
  addresses_phone_form: address("phone = '+8801712345678'"),
  addresses_address_given: address("address = ''"),
  addresses_district_given: address("district = ''"),
  addresses_thana_given: address("thana = '  '"),
  addresses_landmark_length: address("landmark = repeat('x', 121)"),
  addresses_one_default: `insert into addresses (id, user_id, full_name, phone, address, district, thana, is_default) values (id(12), id(1), 'N', '01712345678', 'A', 'Dhaka', 'D', true)`,
  addresses_default_kept: address('is_default = false'),
  idempotency_keys_pkey:
    "insert into idempotency_keys (user_id, key, request_hash) values (id(1), 'k', 'other')",
  idempotency_keys_user_fkey:
    "insert into idempotency_keys (user_id, key, request_hash) values (id(9), 'k', 'h')",
  idempotency_keys_key_form:
    "insert into idempotency_keys (user_id, key, request_hash) values (id(1), '', 'h')",
  idempotency_keys_response_complete: 'update idempotency_keys set status = 201',

  uploads_storage_key_key:
    "insert into uploads (id, kind, storage_key, format, bytes, width, height, sha256) values (id(32), 'product', 'k', 'jpeg', 1, 1, 1, sha256('k'))",
  uploads_owner_fkey: upload('owner_id = id(9)'),
  uploads_kind_known: upload("kind = 'avatar'"),
  uploads_format_known: upload("format = 'svg'"),
  uploads_size_bounded: upload('bytes = 0'),
  uploads_pixels_bounded: upload('width = 8000, height = 5001'),
  uploads_sha256_form: upload("sha256 = 'x'"),

  products_name_given: product("name = ' '"),
  products_description_given: product("description = ''"),
  products_price_positive: product('price = 0'),
  products_original_price_positive: product('original_price = 0'),
  products_cost_price_positive: product('cost_price = 0'),
  products_category_known: product("category = 'shoes'"),
  products_stock_not_negative: product('stock = stock - 6'),
  products_size_count_allowed: 'update products set size_count = 5 where id = id(22)',
  products_sized_stock_in_sizes: product('size_count = 1'),
  products_stock_bounded: product('stock = 1000001'),
  products_combo_discount_percent: product('combo_discount = 101'),
  products_specifications_map: product("specifications = '[]'"),
  products_components_stock_not_negative: 'update products set components_stock = -1 where id = id(24)',
  products_combo_stock_in_components: product('components_stock = 1'),
  combo_components_pkey: component('id(24), 0, id(22), 1'),
  combo_components_once_key: component('id(24), 1, id(21), 2'),
  combo_components_combo_fkey: component('id(22), 0, id(21), 1'),
  combo_components_component_fkey: component('id(24), 1, id(24), 1'),
  combo_components_quantity_bounded: component('id(24), 1, id(22), 101'),
  combo_components_size_given: "update combo_components set size = ' '",
  combo_components_colour_given: "update combo_components set colour = ' ', colour_slug = 'red'",
  combo_components_colour_named: "update combo_components set colour = 'Red'",
  order_line_components_pkey: lineComponent("id(51), 0, 0, id(22), 'B', 1"),
  order_line_components_line_fkey: lineComponent("id(51), 7, 0, id(22), 'B', 1"),
  order_line_components_product_fkey: lineComponent("id(51), 0, 1, id(29), 'B', 1"),
  order_line_components_name_given: lineComponent("id(51), 0, 1, id(22), ' ', 1"),
  order_line_components_quantity_positive: lineComponent("id(51), 0, 1, id(22), 'B', 0"),
  products_tags_given: product('tags = \'{""}\''),
  products_version_counts: product('version = 0'),
  products_ingredients_length: cosmetic("ingredients = repeat('x', 3001)"),
  products_name_bn_length: product("name_bn = repeat('x', 301)"),
  products_description_bn_length: product("description_bn = repeat('x', 20001)"),
  products_shade_length: cosmetic("shade = repeat('x', 61)"),
  products_net_content_positive: cosmetic("net_content = 0, net_unit = 'ml'"),
  products_net_unit_known: cosmetic('net_content = 30'),
  products_how_to_use_length: cosmetic("how_to_use = repeat('x', 3001)"),
  products_made_in_length: cosmetic("made_in = repeat('x', 61)"),
  products_maker_length: cosmetic("maker = repeat('x', 101)"),
  products_facts_of_cosmetics: product("shade = 'Ruby'"),
  products_batches_add_up: 'update products set stock = 9 where id = id(124)',
  product_batches_add_up: 'update product_batches set pieces = 9',
  product_batches_label_key: batch("id(124), 'L1', null, 0"),
  product_batches_product_fkey: batch("id(29), 'L2', null, 0"),
  product_batches_label_given: batch("id(124), ' ', null, 0"),
  product_batches_expires_bounded: batch("id(124), 'L2', '1999-12-31', 0"),
  product_batches_pieces_not_negative: batch("id(124), 'L2', null, -1"),
  product_batches_pieces_bounded: batch("id(21), 'L2', null, 1000001"),
  product_batches_undated_sellable:
    'update product_batches set sellable = false, pieces = 0; update products set stock = 0 where id = id(124)',
  products_stars_not_negative: product("stars = '{0,0,0,0,-1}'"),
  product_sizes_pkey: "insert into product_sizes (product_id, name) values (id(22), 'S')",
  product_sizes_product_fkey: "insert into product_sizes (product_id, name) values (id(29), 'S')",
  product_sizes_name_given: "update product_sizes set name = ' S'",
  product_sizes_stock_not_negative: 'update product_sizes set stock = stock - 6',
  product_sizes_stock_bounded: 'update product_sizes set stock = 1000001',
  product_colours_pkey:
    "insert into product_colours (product_id, slug, name) values (id(21), 'gold', 'GOLD')",
  product_colours_product_fkey:
    "insert into product_colours (product_id, slug, name) values (id(29), 'gold', 'Gold')",
  product_colours_name_given: "update product_colours set name = ''",
  product_colours_slug_form: "update product_colours set slug = 'Rose Gold'",
  product_colours_stock_not_negative: 'update product_colours set stock = stock - 6',
  product_colours_stock_bounded: 'update product_colours set stock = 1000001',
  product_images_pkey:
    "insert into product_images (product_id, position, url) values (id(21), 0, '/media/x')",
  product_images_product_fkey:
    "insert into product_images (product_id, position, url) values (id(29), 0, '/media/x')",
  product_images_upload_fkey: 'delete from uploads',
  product_images_url_given: "update product_images set url = ' '",
  product_images_alt_length: "update product_images set alt = repeat('x', 501)",
  product_images_colour_length: "update product_images set colour = repeat('x', 101)",
  product_images_size_known: 'update product_images set width = 100',
  combo_items_pkey: "insert into combo_items (product_id, position, name) values (id(21), 0, 'Chain')",
  combo_items_product_fkey:
    "insert into combo_items (product_id, position, name) values (id(29), 0, 'Chain')",
  combo_items_name_given: "update combo_items set name = ''",
  products_sold_lately_not_negative: product('sold_lately = -1'),
  product_counts_not_negative: 'update product_counts set products = -1',
  user_counts_not_negative: 'update user_counts set users = -1',
  call_counts_not_negative: 'update call_counts set orders = -1',

  carts_user_fkey: 'insert into carts (user_id) values (id(9))',
  cart_lines_cart_fkey:
    'insert into cart_lines (id, user_id, product_id, quantity, price_seen) values (id(42), id(2), id(21), 1, 100)',
  cart_lines_product_fkey:
    'insert into cart_lines (id, user_id, product_id, quantity, price_seen) values (id(42), id(1), id(29), 1, 100)',
  cart_lines_same_choice_key:
    'insert into cart_lines (id, user_id, product_id, quantity, price_seen) values (id(42), id(1), id(21), 2, 100)',
  cart_lines_quantity_positive: 'update cart_lines set quantity = 0',
  cart_lines_price_positive: 'update cart_lines set price_seen = 0',
  saved_items_cart_fkey:
    'insert into saved_items (id, user_id, product_id, quantity, price_seen) values (id(42), id(2), id(21), 1, 100)',
  saved_items_product_fkey:
    'insert into saved_items (id, user_id, product_id, quantity, price_seen) values (id(42), id(1), id(29), 1, 100)',
  saved_items_same_choice_key:
    'insert into saved_items (id, user_id, product_id, quantity, price_seen) values (id(42), id(1), id(21), 2, 100)',
  saved_items_quantity_positive: 'update saved_items set quantity = 0',
  saved_items_price_positive: 'update saved_items set price_seen = 0',
  stock_alerts_language_known: "update stock_alerts set language = 'de'",
  stock_alerts_product_fkey: 'update stock_alerts set product_id = id(29) where id = id(44)',
  stock_alerts_user_fkey: 'update stock_alerts set user_id = id(9) where id = id(44)',
  stock_alerts_channel_known: "update stock_alerts set channel = 'pigeon'",
  stock_alerts_one_recipient: "update stock_alerts set email = 'n@example.com' where id = id(44)",
  stock_alerts_email_form: "update stock_alerts set email = 'Nobody' where id = id(45)",
  stock_alerts_choice_length: "update stock_alerts set size = repeat('x', 51) where id = id(44)",
  stock_alerts_account_confirmed: 'update stock_alerts set confirmed_at = null where id = id(44)',
  stock_alerts_notified_confirmed: 'update stock_alerts set notified_at = now() where id = id(45)',
  stock_alerts_waiting_key:
    "insert into stock_alerts (id, product_id, email) values (id(46), id(21), 'guest@example.com')",
  stock_alert_tokens_pkey:
    "insert into stock_alert_tokens (token_hash, alert_id) values (sha256('t'), id(45))",
  stock_alert_tokens_alert_fkey: 'update stock_alert_tokens set alert_id = id(49)',
  stock_alert_tokens_hash_form: "update stock_alert_tokens set token_hash = 'plain'",
  wishlist_items_pkey: 'insert into wishlist_items (user_id, product_id) values (id(1), id(21))',
  wishlist_items_user_fkey: 'insert into wishlist_items (user_id, product_id) values (id(9), id(21))',
  wishlist_items_product_fkey: 'insert into wishlist_items (user_id, product_id) values (id(1), id(29))',

  orders_order_number_key: `${order('', '')}; update orders set order_number = 'KA123456'`,
  orders_idempotency_key_key: order('idempotency_key', "'k'"),
  orders_user_fkey: 'delete from users where id = id(1)',
  orders_order_number_form: "update orders set order_number = 'K1'",
  orders_status_known: "update orders set status = 'lost'",
  orders_payment_method_known: "update orders set payment_method = 'bkash'",
  orders_full_name_given: "update orders set full_name = ''",
  orders_phone_form: "update orders set phone = '0171234567'",
  orders_address_given: "update orders set address = ' '",
  orders_district_given: "update orders set district = ''",
  orders_thana_given: "update orders set thana = ''",
  orders_items_price_positive: 'update orders set items_price = 0, total_price = 60',
  orders_shipping_price_not_negative: 'update orders set shipping_price = -1, total_price = 99',
  orders_tax_price_not_negative: 'update orders set tax_price = -1, total_price = 159',
  orders_total_adds_up: 'update orders set total_price = total_price - 1',
  orders_discount_bounded: 'update orders set discount = 101, total_price = 59',
  orders_paid_not_negative: "update orders set paid = -1, collected = 1, status = 'delivered'",
  orders_collected_when_delivered: 'update orders set collected = 1',
  orders_delivered_collected: "update orders set status = 'delivered'",
  orders_refunded_bounded: 'update orders set refunded = 1',
  orders_exchange_of_fkey: 'update orders set exchange_of = id(59)',
  orders_note_length: "update orders set note = repeat('x', 501)",
  orders_landmark_length: "update orders set landmark = repeat('x', 121)",
  orders_call_time_known: "update orders set call_time = 'night'",
  orders_gift_note_length: "update orders set gift_note = repeat('x', 301)",
  orders_arrives_range: "update orders set arrives_from = '2026-11-28', arrives_to = '2026-11-27'",
  orders_source_known: "update orders set source = 'fair'",
  orders_shop_user: 'update orders set user_id = null',
  orders_customer_taken: "update orders set customer_name = 'N', customer_phone = '01712345678'",
  orders_customer_whole: "update orders set source = 'phone', customer_name = 'N'",
  orders_customer_name_given:
    "update orders set source = 'phone', customer_name = ' ', customer_phone = '01712345678'",
  orders_customer_phone_form:
    "update orders set source = 'phone', customer_name = 'N', customer_phone = '0171234567'",
  orders_second_phone_form: "update orders set second_phone = '0171234567'",
  order_closings_pkey: "insert into order_closings (order_id, reason) values (id(51), 'fake')",
  order_closings_order_fkey: 'update order_closings set order_id = id(59)',
  order_closings_user_fkey: 'update order_closings set closed_by = id(9)',
  order_closings_reason_known: "update order_closings set reason = 'mood'",
  order_closings_note_length: "update order_closings set note = repeat('x', 501)",
  order_closings_charge_not_negative: 'update order_closings set courier_charge = -1',
  order_returns_order_fkey: 'update order_returns set order_id = id(59)',
  order_returns_user_fkey: 'update order_returns set returned_by = id(9)',
  order_returns_reason_known: "update order_returns set reason = 'mood'",
  order_returns_refund_not_negative: 'update order_returns set refund = -1',
  order_returns_credit_not_negative: 'update order_returns set credit = -1',
  order_returns_note_length: "update order_returns set note = repeat('x', 501)",
  order_return_lines_pkey:
    'insert into order_return_lines (return_id, position, quantity, restocked) values (id(52), 0, 1, true)',
  order_return_lines_return_fkey:
    'insert into order_return_lines (return_id, position, quantity, restocked) values (id(59), 0, 1, true)',
  order_return_lines_quantity_positive: 'update order_return_lines set quantity = 0',
  order_payments_order_fkey: 'update order_payments set order_id = id(59)',
  order_payments_user_fkey: 'update order_payments set recorded_by = id(9)',
  order_payments_amount_positive: 'update order_payments set amount = 0',
  order_payments_method_known: "update order_payments set method = 'gold'",
  order_payments_reference_length: "update order_payments set reference = repeat('x', 101)",
  push_keys_one: "insert into push_keys (id, public_key, private_key) values (2, 'p', 'q')",
  push_devices_endpoint_key: "update push_devices set endpoint = 'https://push.example/2'",
  push_devices_endpoint_form: "update push_devices set endpoint = 'http://push.example/1' where id = id(71)",
  push_devices_keys_length: "update push_devices set auth = repeat('a', 101)",
  push_devices_user_fkey: 'update push_devices set user_id = id(9)',
  push_devices_session_fkey: "update push_devices set session_hash = sha256('none')",
  webhooks_url_form: "update webhooks set url = 'ftp://example.com/'",
  webhooks_events_known: "update webhooks set events = '{}'",
  webhooks_secret_form: "update webhooks set secret = 'a'",
  webhooks_former_until: "update webhooks set former_secret = 'whsec_b'",
  webhooks_switched_off: 'update webhooks set switched_off_at = now()',
  webhook_deliveries_webhook_fkey: 'update webhook_deliveries set webhook_id = id(59)',
  webhook_deliveries_state_known: "update webhook_deliveries set state = 'lost'",
  webhook_deliveries_attempts_counted: 'update webhook_deliveries set attempts = -1',
  coupons_code_key: "update coupons set code = 'EID20'",
  coupons_code_form: "update coupons set code = 'eid 10' where id = id(56)",
  coupons_kind_known: "insert into coupons (id, code, kind) values (id(58), 'GIFT', 'gift')",
  coupons_value_fits_kind: 'update coupons set value = 101',
  coupons_min_spend_not_negative: 'update coupons set min_spend = -1',
  coupons_max_discount_positive: 'update coupons set max_discount = 0',
  coupons_ends_after_start: 'update coupons set starts_at = now(), ends_at = now()',
  coupons_usage_limit_positive: 'update coupons set usage_limit = 0',
  coupons_limit_per_phone_positive: 'update coupons set limit_per_phone = 0',
  coupons_categories_known: "update coupons set categories = '{shoes}'",
  coupons_used_within_limit: 'update coupons set usage_limit = 1, used = 2',
  coupon_uses_pkey:
    "insert into coupon_uses (order_id, coupon_id, phone, amount) values (id(51), id(57), '01712345678', 1)",
  coupon_uses_order_fkey: 'update coupon_uses set order_id = id(59)',
  coupon_uses_coupon_fkey: 'delete from coupons where id = id(56)',
  coupon_uses_amount_not_negative: 'update coupon_uses set amount = -1',
  order_bookings_pkey: "insert into order_bookings (order_id, courier) values (id(51), 'RedX')",
  order_bookings_order_fkey: 'update order_bookings set order_id = id(59)',
  order_bookings_user_fkey: 'update order_bookings set booked_by = id(9)',
  order_bookings_courier_given: "update order_bookings set courier = ' '",
  order_bookings_consignment_length: "update order_bookings set consignment = repeat('x', 101)",
  order_bookings_consignment_key: `${order('', '')}; insert into order_bookings (order_id, courier, consignment) values (id(81), 'PATHAO', 'p1')`,
  order_settlements_pkey:
    'insert into order_settlements (order_id, payout_id, received) values (id(51), id(54), 1)',
  order_settlements_order_fkey: 'update order_settlements set order_id = id(59)',
  order_settlements_user_fkey: 'update order_settlements set settled_by = id(9)',
  order_settlements_writer_fkey:
    'update order_settlements set difference = -1, written_off_at = now(), written_off_by = id(9)',
  order_settlements_received_later_owed: 'update order_settlements set received_later = 1',
  order_settlements_written_off_short: 'update order_settlements set written_off_at = now()',
  order_settlements_writer_after_write_off: 'update order_settlements set written_off_by = id(1)',
  order_settlements_payout_fkey: 'update order_settlements set payout_id = id(59)',
  statement_layouts_user_fkey: 'update statement_layouts set changed_by = id(9)',
  statement_layouts_name_given: "update statement_layouts set name = ' '",
  statement_layouts_columns_map: "update statement_layouts set columns = '[]'",
  statement_layouts_name_key: "insert into statement_layouts (id, name, columns) values (id(56), 's', '{}')",
  payouts_creator_fkey: 'update payouts set created_by = id(9)',
  payouts_confirmer_fkey: 'update payouts set confirmed_by = id(9), confirmed_at = now()',
  payouts_courier_given: "update payouts set courier = ' '",
  payouts_confirmer_after_confirmation: 'update payouts set confirmed_by = id(1)',
  payout_rows_pkey:
    "insert into payout_rows (payout_id, position, row, outcome) values (id(54), 0, 3, 'unknown')",
  payout_rows_payout_fkey:
    "insert into payout_rows (payout_id, position, row, outcome) values (id(59), 0, 3, 'unknown')",
  payout_rows_order_fkey:
    "insert into payout_rows (payout_id, position, row, outcome, order_id) values (id(54), 1, 3, 'repeated', id(59))",
  payout_rows_outcome_known: "update payout_rows set outcome = 'lost'",
  payout_rows_missing_without_row: "update payout_rows set outcome = 'missing'",
  payout_rows_settling_complete: 'update payout_rows set received = null',
  payout_rows_settle_once:
    "insert into payout_rows (payout_id, position, row, outcome, order_id, expected, received, fee) values (id(54), 1, 3, 'short', id(51), 100, 1, 0)",
  expiry_days_batches_not_negative: "insert into expiry_days values ('2031-01-31', -1, 0, 0)",
  outstanding_cash_amount_positive: 'update outstanding_cash set amount = 0',
  order_changes_order_fkey: "insert into order_changes (order_id, kind) values (id(59), 'edited')",
  order_changes_user_fkey: 'update order_changes set changed_by = id(9)',
  order_changes_kind_known: "update order_changes set kind = 'mood'",
  order_changes_mail_key:
    "update order_changes set mail_id = id(9); insert into order_changes (order_id, kind, mail_id) values (id(51), 'edited', id(9))",
  orders_lines_add_up: 'update orders set items_price = 200, total_price = 260',
  order_lines_pkey:
    "insert into order_lines (order_id, position, name, price, quantity) values (id(51), 0, 'P', 100, 1)",
  order_lines_order_fkey:
    "insert into order_lines (order_id, position, name, price, quantity) values (id(59), 0, 'P', 100, 1)",
  order_lines_product_fkey: 'update order_lines set product_id = id(29)',
  order_lines_name_given: "update order_lines set name = ''",
  order_lines_price_positive: 'update order_lines set price = 0',
  order_lines_unit_cost_positive: 'update order_lines set unit_cost = 0',
  order_lines_quantity_positive: 'update order_lines set quantity = 0',
  orders_confirmation_known: "update orders set confirmation = 'maybe'",
  order_calls_order_fkey: "insert into order_calls (order_id, outcome) values (id(59), 'confirmed')",
  order_calls_user_fkey:
    "insert into order_calls (order_id, outcome, called_by) values (id(51), 'confirmed', id(9))",
  order_calls_outcome_known: "insert into order_calls (order_id, outcome) values (id(51), 'maybe')",
  order_calls_note_length:
    "insert into order_calls (order_id, outcome, note) values (id(51), 'refused', repeat('x', 501))",
  order_notes_order_fkey: "insert into order_notes (id, order_id, note) values (id(71), id(59), 'n')",
  order_notes_user_fkey:
    "insert into order_notes (id, order_id, note, written_by) values (id(71), id(51), 'n', id(9))",
  order_notes_note_given: "insert into order_notes (id, order_id, note) values (id(71), id(51), ' ')",
  courier_layouts_courier_known:
    "insert into courier_layouts (id, name, columns, courier) values (id(72), 'C', '[{}]', 'post')",
  courier_places_pkey:
    "insert into courier_places (courier, district, thana, courier_district, courier_zone) values ('pathao', 'Dhaka', 'D', 'Dhaka', 'Y')",
  courier_places_user_fkey: 'update courier_places set changed_by = id(9)',
  courier_places_courier_known: "update courier_places set courier = 'post'",
  courier_places_district_given: "update courier_places set courier_district = ' '",
  courier_places_zone_given: "update courier_places set courier_zone = ''",
  order_courier_places_pkey:
    "insert into order_courier_places (order_id, courier, district, thana, address, courier_district, courier_zone) values (id(51), 'pathao', 'Dhaka', 'D', 'A', 'Dhaka', 'Y')",
  order_courier_places_order_fkey: 'update order_courier_places set order_id = id(59)',
  order_courier_places_user_fkey: 'update order_courier_places set chosen_by = id(9)',
  order_courier_places_courier_known: "update order_courier_places set courier = 'post'",
  order_courier_places_place_given: "update order_courier_places set courier_zone = ''",
  courier_layouts_user_fkey:
    "insert into courier_layouts (id, name, columns, changed_by) values (id(72), 'C', '[{}]', id(9))",
  courier_layouts_name_given: "insert into courier_layouts (id, name, columns) values (id(72), ' ', '[{}]')",
  courier_layouts_columns_list: "insert into courier_layouts (id, name, columns) values (id(72), 'C', '[]')",
  courier_layouts_name_key:
    "insert into courier_layouts (id, name, columns) values (id(72), 'C', '[{}]'), (id(73), 'c', '[{}]')",
  order_status_history_order_fkey:
    "insert into order_status_history (order_id, status) values (id(59), 'pending')",
  order_status_history_user_fkey:
    "insert into order_status_history (order_id, status, changed_by) values (id(51), 'pending', id(9))",
  order_status_history_reason_known:
    "insert into order_status_history (order_id, status, reason) values (id(51), 'cancelled', 'mood')",
  order_status_history_status_known:
    "insert into order_status_history (order_id, status) values (id(51), 'lost')",
  stock_movements_product_fkey: movement("id(29), 'product', '', 1, 1, 'edit', null"),
  stock_movements_order_fkey: 'delete from orders where id = id(51)',
  stock_movements_user_fkey: 'update stock_movements set moved_by = id(9)',
  stock_movements_unit_known: movement("id(21), 'box', 'x', 1, 1, 'edit', null"),
  stock_movements_unit_named: movement("id(21), 'colour', '', 1, 1, 'edit', null"),
  stock_movements_moves: movement("id(21), 'product', '', 0, 1, 'edit', null"),
  stock_movements_left_not_negative: movement("id(21), 'product', '', -1, -1, 'edit', null"),
  stock_movements_reason_known: movement("id(21), 'product', '', 1, 1, 'magic', null"),
  stock_movements_order_named: movement("id(21), 'product', '', -1, 1, 'order', null"),
  stock_movements_direction: movement("id(21), 'product', '', -1, 1, 'cancel', id(51)"),
  stock_movements_unit_cost_positive:
    "insert into stock_movements (product_id, unit, delta, left_after, reason, unit_cost) values (id(21), 'product', 1, 1, 'restock', 0)",
  stock_movements_supplier_given:
    "insert into stock_movements (product_id, unit, delta, left_after, reason, supplier) values (id(21), 'product', 1, 1, 'restock', ' ')",
  stock_movements_bought_in_restock:
    "insert into stock_movements (product_id, unit, delta, left_after, reason, unit_cost) values (id(21), 'product', 1, 1, 'count', 5)",
  stock_movements_once_key: movement("id(21), 'product', '', -1, 1, 'order', id(51)"),

  reviews_product_user_key:
    'insert into reviews (id, product_id, user_id, rating) values (id(62), id(21), id(1), 4)',
  reviews_product_fkey:
    'insert into reviews (id, product_id, user_id, rating) values (id(62), id(29), id(2), 4)',
  reviews_user_fkey:
    'insert into reviews (id, product_id, user_id, rating) values (id(62), id(21), id(9), 4)',
  reviews_order_fkey: 'update reviews set order_id = id(59)',
  reviews_rating_stars:
    'insert into reviews (id, product_id, user_id, rating) values (id(62), id(21), id(2), 6)',
  reviews_title_length: "update reviews set title = repeat('চ', 101)",
  reviews_comment_length: "update reviews set comment = repeat('চ', 1001)",
  reviews_helpful_not_negative: 'update reviews set helpful_count = -1',
  reviews_answer_given: "update reviews set answer = ' ', answered_at = now()",
  reviews_answer_dated: "update reviews set answer = 'Thank you'",
  review_votes_pkey: 'insert into review_votes (review_id, author_id, user_id) values (id(61), id(1), id(2))',
  review_votes_review_fkey:
    'insert into review_votes (review_id, author_id, user_id) values (id(61), id(2), id(3))',
  review_votes_user_fkey:
    'insert into review_votes (review_id, author_id, user_id) values (id(61), id(1), id(9))',
  review_votes_not_own:
    'insert into review_votes (review_id, author_id, user_id) values (id(61), id(1), id(1))',
  review_images_pkey: "insert into review_images (review_id, position, url) values (id(61), 0, '/media/x')",
  review_images_review_fkey:
    "insert into review_images (review_id, position, url) values (id(69), 0, '/media/x')",
  review_images_upload_fkey: 'update review_images set upload_id = id(39)',
  review_images_at_most_four:
    "insert into review_images (review_id, position, url) values (id(61), 4, '/media/x')",
  review_images_url_given: "update review_images set url = ''",
  review_images_size_known: 'update review_images set height = 100',

  customer_totals_user_fkey: 'insert into customer_totals (user_id) values (id(9))',
  customer_totals_not_negative: 'update customer_totals set orders = -1',
  shop_settings_pkey: "insert into shop_settings (version, settings) values (1, '{}'), (1, '{}')",
  shop_settings_user_fkey:
    "insert into shop_settings (version, settings, changed_by) values (1, '{}', id(9))",
  shop_settings_map: "insert into shop_settings (version, settings) values (1, '[]')",
  shop_settings_version_positive: "insert into shop_settings (version, settings) values (0, '{}')",
  shop_settings_restored_earlier:
    "insert into shop_settings (version, settings, restored_from) values (2, '{}', 2)",
  content_versions_pkey:
    "insert into content_versions (key, version, body, rendered, saved_at) values ('faq', 1, '{}', '{}', now())",
  content_versions_key_known: "update content_versions set key = 'news'",
  content_versions_version_positive:
    "insert into content_versions (key, version, body, rendered, saved_at) values ('faq', 0, '{}', '{}', now())",
  content_versions_body_map: "update content_versions set rendered = '[]'",
  content_versions_restored_earlier: 'update content_versions set restored_from = 1',
  content_versions_saved_by_fkey: 'update content_versions set saved_by = id(9)',
  content_versions_published_by_fkey: 'update content_versions set published_by = id(9)',
  content_pictures_version_fkey:
    "insert into content_pictures (key, version, upload_id) values ('faq', 2, id(31))",
  content_pictures_upload_fkey:
    "insert into content_pictures (key, version, upload_id) values ('faq', 1, id(39))",
  audit_log_actor_fkey: "insert into audit_log (actor_id, action, subject) values (id(9), 'a', 'b')",
  outbox_event_kind_given: "insert into outbox (event) values ('{}')",
  audit_log_action_given: "insert into audit_log (action, subject) values ('', 'b')",
};

/** Runs statements in a transaction that is rolled back. Returns the name of the violated constraint, or null. */
async function refusalOf(sql: string): Promise<string | null> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(withIds(seed));
    await client.query('set constraints all immediate; set constraints all deferred');
    await client.query(withIds(sql));
    await client.query('set constraints all immediate');
    return null;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === null) throw error;
    return constraint;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const { rows: rules } = await pool.query<{
  name: string;
  kind: string;
  rule: string | null;
  columns: string[];
}>(`
  select c.conname as name, c.contype as kind, obj_description(c.oid, 'pg_constraint') as rule,
         array(select a.attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)) as columns
  from pg_constraint c
  join pg_class k on k.oid = c.conrelid
  where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f', 'p', 'u') and not k.relispartition
  union all
  select t.tgname, 't', obj_description(t.oid, 'pg_trigger'), '{}' from pg_trigger t where t.tgconstraint <> 0 and not t.tgisinternal
  union all
  select i.indexrelid::regclass::text, 'i', obj_description(i.indexrelid, 'pg_class'), '{}'
  from pg_index i join pg_class k on k.oid = i.indexrelid
  where k.relnamespace = 'public'::regnamespace and i.indisunique and not k.relispartition
    and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`);

/** Keys that only make rows distinct. They state no rule of the shop. */
const plainKeys = [
  'applied_migrations_pkey',
  'rate_limits_pkey',
  'carts_pkey',
  'search_words_pkey',
  'product_counts_pkey',
  'counted_products_pkey',
  'counted_batches_pkey',
  'combo_sizes_pkey',
  'expiry_days_pkey',
  'order_totals_pkey',
  'user_counts_pkey',
  'low_stock_pkey',
  'order_states_pkey',
  'audit_log_pkey',
  'content_pictures_pkey',
  'call_counts_pkey',
  'customer_totals_pkey',
  'product_sales_pkey',
  'order_status_history_pkey',
  'order_returns_pkey',
  'order_payments_pkey',
  'order_changes_pkey',
  'statement_layouts_pkey',
  'payouts_pkey',
  'outstanding_cash_pkey',
  'order_margins_pkey',
  'stock_movements_pkey',
  'second_factors_own_key',
  'reviews_author_key',
  'products_combo_key',
];
const saysSomething = ({ name, kind, columns }: (typeof rules)[number]) =>
  !(kind === 'p' && columns.join() === 'id') && !plainKeys.includes(name);
const shopRules = rules.filter(saysSomething);

describe('the constraints of the database', () => {
  it('are all violated by a statement of this test', () => {
    expect(shopRules.map(({ name }) => name).sort()).toEqual(Object.keys(breaks).sort());
  });

  it('each state their rule of the shop in a comment', () => {
    const silent = shopRules.filter(({ name, rule }) => !rule && name !== 'sessions_pkey');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.entries(breaks))('%s refuses', async (name, sql) => {
    expect(await refusalOf(sql)).toBe(name);
  });

  it('include every constraint that has a message for users', () => {
    expect(Object.keys(breaks)).toEqual(expect.arrayContaining(Object.keys(refusalOfConstraint)));
  });

  it('accept a valid row', async () => {
    expect(await refusalOf(order('', ''))).toBeNull();
  });
});
