-- A return can bring back fine and broken pieces of the same line.
alter table order_return_lines
  drop constraint order_return_lines_pkey,
  add constraint order_return_lines_pkey primary key (return_id, position, restocked);
comment on constraint order_return_lines_pkey on order_return_lines is 'A return names the fine and the broken pieces of a line once each.';
