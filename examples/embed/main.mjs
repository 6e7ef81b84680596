import { load } from './calendar.mjs';

const { functions, text } = await load();
for (const year of [1818, 2000, 2024, 2038]) {
  const date = functions.easter(year);
  const [month, day] = [Math.floor(date / 100), date % 100];
  console.log(
    `${year}: ${text(functions.weekday_name(functions.weekday(year, month, day)))}, day ${functions.day_number(year, month, day)}`,
  );
}
