-- Keys of addresses hold the ASCII form of the domain. Addresses stay as they are, and so does a key whose new form is
-- taken.
BEGIN;

-- RFC 3492. Scripts are split at semicolons, so those of the function are written !003B.
CREATE OR REPLACE FUNCTION pg_temp.punycode(label TEXT) RETURNS TEXT LANGUAGE plpgsql AS U&'
DECLARE
  digits CONSTANT TEXT := ''abcdefghijklmnopqrstuvwxyz0123456789''!003B
  codes INT[] := ARRAY(SELECT ascii("c") FROM regexp_split_to_table(label, '''') WITH ORDINALITY AS t("c", "i") ORDER BY "i")!003B
  basic INT := (SELECT count(*) FROM unnest(codes) AS "c" WHERE "c" < 128)!003B
  handled INT := basic!003B
  encoded TEXT := regexp_replace(label, ''[^\u0001-\u007f]'', '''', ''g'')!003B
  n INT := 128!003B
  delta INT := 0!003B
  bias INT := 72!003B
  code INT!003B
  q INT!003B
  k INT!003B
  t INT!003B
BEGIN
  IF basic = cardinality(codes) THEN
    RETURN label!003B
  END IF!003B
  IF basic > 0 THEN
    encoded := encoded || ''-''!003B
  END IF!003B
  WHILE handled < cardinality(codes) LOOP
    code := (SELECT min("c") FROM unnest(codes) AS "c" WHERE "c" >= n)!003B
    delta := delta + (code - n) * (handled + 1)!003B
    n := code!003B
    FOREACH code IN ARRAY codes LOOP
      IF code < n THEN
        delta := delta + 1!003B
      ELSIF code = n THEN
        q := delta!003B
        k := 36!003B
        LOOP
          t := least(greatest(k - bias, 1), 26)!003B
          EXIT WHEN q < t!003B
          encoded := encoded || substr(digits, t + (q - t) % (36 - t) + 1, 1)!003B
          q := (q - t) / (36 - t)!003B
          k := k + 36!003B
        END LOOP!003B
        encoded := encoded || substr(digits, q + 1, 1)!003B
        delta := CASE WHEN handled = basic THEN delta / 700 ELSE delta / 2 END!003B
        delta := delta + delta / (handled + 1)!003B
        k := 0!003B
        WHILE delta > 455 LOOP
          delta := delta / 35!003B
          k := k + 36!003B
        END LOOP!003B
        bias := k + 36 * delta / (delta + 38)!003B
        delta := 0!003B
        handled := handled + 1!003B
      END IF!003B
    END LOOP!003B
    delta := delta + 1!003B
    n := n + 1!003B
  END LOOP!003B
  RETURN ''xn--'' || encoded!003B
END' UESCAPE '!';

CREATE OR REPLACE FUNCTION pg_temp.ascii_key(email_key TEXT) RETURNS TEXT LANGUAGE sql AS $$
  SELECT split_part(email_key, '@', 1) || '@' || string_agg(pg_temp.punycode("label"), '.' ORDER BY "i")
  FROM regexp_split_to_table(split_part(email_key, '@', 2), '\.') WITH ORDINALITY AS t("label", "i")
$$;

UPDATE "User" AS u SET "emailKey" = pg_temp.ascii_key(u."emailKey")
WHERE split_part(u."emailKey", '@', 2) ~ '[^\u0001-\u007f]'
  AND NOT EXISTS (SELECT FROM "User" WHERE "emailKey" = pg_temp.ascii_key(u."emailKey"));

UPDATE "Invitation" AS i SET "emailKey" = pg_temp.ascii_key(i."emailKey")
WHERE split_part(i."emailKey", '@', 2) ~ '[^\u0001-\u007f]'
  AND NOT EXISTS (
    SELECT FROM "Invitation"
    WHERE "organizationId" = i."organizationId" AND "emailKey" = pg_temp.ascii_key(i."emailKey")
  );

UPDATE "NewsletterSubscription" AS s SET "emailKey" = pg_temp.ascii_key(s."emailKey")
WHERE split_part(s."emailKey", '@', 2) ~ '[^\u0001-\u007f]'
  AND NOT EXISTS (SELECT FROM "NewsletterSubscription" WHERE "emailKey" = pg_temp.ascii_key(s."emailKey"));

COMMIT;
