/*
 * Chess, checked by numbers that everybody who writes such a program knows: how many games there are from some positions. Then
 * it solves problems, and plays a game with itself.
 *
 * The argument is by how many half moves deeper the numbers go (0).
 */
#include "board.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

static int count_games(int deeper) {
  static const struct {
    const char *fen;
    int depth;
    uint64_t games[5];
  } cases[] = {
      {start, 3, {20, 400, 8902, 197281, 4865609}},
      {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2, {48, 2039, 97862, 4085603, 0}},
      {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3, {14, 191, 2812, 43238, 674624}},
      {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 2, {6, 264, 9467, 422333, 0}},
      {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 2, {44, 1486, 62379, 2103487, 0}},
      {"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 2, {24, 496, 9483, 182838, 3605103}},
  };
  int wrong = 0;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    Board board;
    char fen[LONGEST_FEN];
    if (!read_fen(&board, cases[i].fen))
      return 1;
    write_fen(&board, fen);
    wrong += strcmp(fen, cases[i].fen) != 0;
    printf("%s:", fen);
    for (int depth = 1; depth <= cases[i].depth + deeper && depth <= 5 && cases[i].games[depth - 1] > 0; depth++) {
      uint64_t games = perft(&board, depth);
      printf(" %llu", (unsigned long long)games);
      wrong += games != cases[i].games[depth - 1];
    }
    putchar('\n');
  }
  return wrong;
}

static int refuse_positions(void) {
  static const char *const bad[] = {
      "",
      "8/8/8/8/8/8/8/8 w - - 0 1",
      "k7/8/8/8/8/8/8/K6 w - - 0 1",
      "k7/8/8/8/8/8/8/KX6 w - - 0 1",
      "k7/8/8/8/8/8/8/K7 x - - 0 1",
      "kR6/8/8/8/8/8/8/K7 w - - 0 1",
      "k7/8/8/8/8/8/8/K7 w - e5 0 1",
      "k7/8/8/8/8/8/8/8/K7 w - - 0 1",
  };
  int taken = 0;
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    Board board;
    taken += read_fen(&board, bad[i]);
  }
  printf("%d of %zu bad positions taken\n", taken, sizeof bad / sizeof *bad);
  return taken;
}

static int solve_problems(void) {
  static const struct {
    const char *fen;
    int depth;
    const char *best;
  } problems[] = {
      {"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 2, "Rd8#"},
      {"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 4, "Ra6"},
      {"8/8/8/8/8/1k6/2p5/K7 b - - 0 1", 2, "c1=Q#"},
      {"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 2, "Qxf7#"},
      {"8/8/8/3k4/8/8/4n3/R3K3 w Q - 0 1", 1, "Kxe2"},
  };
  int wrong = 0;
  for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
    Board board;
    Move best = {0};
    char text[12];
    if (!read_fen(&board, problems[i].fen))
      return 1;
    int value = search(&board, problems[i].depth, &best);
    move_san(&board, best, text);
    bool is_right = strcmp(text, problems[i].best) == 0;
    printf("%s: %s (%d)%s\n", problems[i].fen, text, value, is_right ? "" : " is WRONG");
    wrong += !is_right;
  }
  return wrong;
}

static int play_game(int depth, int half_moves) {
  Board board;
  char text[12];
  int wrong = 0;
  read_fen(&board, start);
  for (int i = 0; i < half_moves; i++) {
    Moves moves;
    Move best = {0};
    legal_moves(&board, &moves);
    if (moves.count == 0)
      break;
    search(&board, depth, &best);
    move_san(&board, best, text);
    if (board.side == WHITE)
      printf("%d. ", board.number);
    printf("%s%c", text, i % 10 == 9 ? '\n' : ' ');
    play(&board, best);
    wrong += board.key != key_of(&board);
  }
  putchar('\n');
  draw(&board);
  printf("%llu positions searched\n", (unsigned long long)searched);
  return wrong;
}

int main(int argc, char **argv) {
  int deeper = argc > 1 ? atoi(argv[1]) : 0;
  start_tables();
  int wrong = count_games(deeper) + refuse_positions() + solve_problems() + play_game(2 + (deeper > 0), 10);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
